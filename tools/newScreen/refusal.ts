/** Something that whoever runs the command can mend: they get the sentence and no stack trace. */
export class Refusal extends Error {}
