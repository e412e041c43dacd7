const PREFIX = 'answers.'

/** The name of the field of a question, in forms and in errors. */
export type AnswerField = `${typeof PREFIX}${string}`
export const answerField = (code: string): AnswerField => `${PREFIX}${code}`

/** The inverse of `answersOf`. */
export function mapAnswerFields(answers: Readonly<Record<string, string>>): Record<AnswerField, string> {
  return Object.fromEntries(Object.entries(answers).map(([code, text]) => [answerField(code), text]))
}

/** The answers among the fields of a form, by the code of their question. */
export function answersOf(fields: Iterable<[string, unknown]>): Record<string, string> {
  const answers = [...fields].filter(([name]) => name.startsWith(PREFIX))
  return Object.fromEntries(answers.map(([name, text]) => [name.slice(PREFIX.length), String(text)]))
}
