import { notRun, programOf, tieOf, withProgram, withTraits, wrongIn } from "./program.ts";
import { readCodeWith } from "./reading.ts";

/* Imported for this alone: where it is at hand, code that was not run is read. */
readCodeWith((asked, answer) => {
  const program = programOf(answer);
  const claims = program ? wrongIn(program, asked, answer) : [];
  const isRight = claims.length === 0;
  return (
    program && {
      claims,
      notRun: notRun(program),
      withTraits: (results) => (isRight ? withTraits(results, asked, program, answer) : [...results]),
      tieOf: (shown) => tieOf(program, asked, shown) * (isRight ? 1 : 0.5),
      withProgram,
    }
  );
});
