import { notRun, programOf, tieOf, withProgram, withTraits, wrongIn } from "./program.ts";
import { readCodeWith } from "./reading.ts";

/* Imported for this alone: where it is at hand, code that was not run is read. */
readCodeWith((asked, answer) => {
  const program = programOf(answer);
  return (
    program && {
      claims: wrongIn(program, asked, answer),
      notRun: notRun(program),
      withTraits: (results) => withTraits(results, asked, program, answer),
      tieOf: (shown) => tieOf(program, asked, shown),
      withProgram,
    }
  );
});
