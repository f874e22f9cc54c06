/** Whether a text counts as an answer: something other than white space (rule SC3). */
export const isAnswered = (answer: string) => answer.trim() !== "";
