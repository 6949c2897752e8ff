/** What the operator decides; pages are built with it. */
export type Operator = { origin: string; email: string; feedback: string };
