import { wordSet } from "./wordSet.ts";

/** Words that carry a sentence but say nothing by themselves; they never count as content. */
export const STOP_WORDS = wordSet(`
  a about above after again against all almost also am among an and any anyone anything are around as at away
  be been before being below between both but by can cannot could did do does doing done down during each either
  else enough etc even ever every everyone everything few for from further get gets getting go goes going gone went got had
  has have having he her here hers him his how however i if in instead into is it its itself just let like lot made
  make makes many may maybe me might mine more most much must my myself near neither no nobody nor not nothing now of
  off often on once one only or other others our ours out over own per perhaps quite rather really same see shall
  she should since so some someone something soon still such than that the their them then there these they thing
  things this those though through thus to too toward towards under until up upon us very via was way we well were
  what when where whether which while who whom whose why will with within without would yes yet you your yours
  don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't haven't hasn't hadn't
  i'm i've i'd i'll we're we've we'd we'll it's that's there's you're you've they're let's okay ok actually basically
  because therefore hence whereas unless otherwise first second third next last finally`);

/** Content words that stand in answers to almost any question; they count little. */
export const COMMON_WORDS = wordSet(`
  use work job task do make take give need want keep find ask tell say think know show help try come put look
  start stop check change call run set add new old good bad better best right wrong big small long short high low
  time day week month year hour minute people person team part point place kind number name end case example problem
  issue reason result question answer company office manager person simple clear important different same able
  plan write read move turn leave learn happen become seem mean follow bring hold let
  small large first last early late full part whole real actual possible sure only exact explain describe`);

/** Words that show that a text is made of sentences and not of a list of key words. */
export const GLUE_WORDS = wordSet(`
  i we you he she it they me us them my our your his her its their is are was were be been being am has have had do
  does did will would can could should may might must to that which who when where while if because so then than but
  not this these those there what how why after before until as into from i'd i'm i've i'll we're we'd it's that's don't
  didn't doesn't isn't wasn't can't won't`);
