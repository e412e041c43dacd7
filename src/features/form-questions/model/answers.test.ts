import { expect, test } from 'vitest'
import { answerLines, readAnswers } from './answers.ts'
import { MAX_QUESTIONS, type Question, type QuestionKind, questionList, toAskedQuestion } from './question.schema.ts'

const NO_TEXT = { nl: '', en: '', fr: '' }
const question = (kind: QuestionKind, more: Partial<Question> = {}): Question => ({
  code: 'Q_1',
  kind,
  isRequired: false,
  label: { nl: 'Merk', en: '', fr: 'Marque' },
  choices: kind === 'choice' ? [{ code: 'C_1', label: { nl: 'Rood', en: '', fr: 'Rouge' } }] : [],
  ...more,
})
const read = (kind: QuestionKind, text: string, more: Partial<Question> = {}) => {
  const { answers, errors } = readAnswers([question(kind, more)], { Q_1: text })
  return errors['answers.Q_1'] ?? answers[0]?.text ?? null
}

test.each<[QuestionKind, string, string | null]>([
  ['shortText', '  Oxford  ', 'Oxford'],
  ['shortText', 'twee\nregels', 'twee regels'],
  ['shortText', 'x'.repeat(201), 'form-questions:answer.long?max=200'],
  ['longText', 'een\r\ntwee', 'een\ntwee'],
  ['longText', 'x'.repeat(102_400), 'form-questions:answer.long?max=5000'],
  ['longText', '   ', null],
  ['number', '12,5', '12,5'],
  ['number', '-3', '-3'],
  ['number', 'twaalf', 'form-questions:answer.number'],
  ['number', '1e3', 'form-questions:answer.number'],
  ['url', 'bakkerij.be/menu', 'https://bakkerij.be/menu'],
  ['url', 'http://bakkerij.be', 'http://bakkerij.be'],
  ['url', 'javascript:alert(1)', 'form-questions:answer.url'],
  ['url', 'geen adres', 'form-questions:answer.url'],
  ['choice', 'C_1', 'C_1'],
  ['choice', 'C_2', 'form-questions:answer.choice'],
  ['choice', '', null],
])('%s: %j is read as %j', (kind, typed, expected) => {
  expect(read(kind, typed)).toBe(expected)
})

test('a required answer that is missing or blank is an error at its field', () => {
  expect(read('shortText', ' ', { isRequired: true })).toBe('form-questions:answer.required')
  expect(read('choice', '', { isRequired: true })).toBe('form-questions:answer.choice')
  expect(readAnswers([question('number', { isRequired: true })], {}).errors).toEqual({
    'answers.Q_1': 'form-questions:answer.required',
  })
})

test('an answer is a copy of the question, readable in every language', () => {
  const asked = question('choice')
  const { answers } = readAnswers([asked], { Q_1: 'C_1', Q_OTHER: 'ignored' })
  asked.label.nl = 'Iets anders'
  expect(answers).toEqual([
    {
      code: 'Q_1',
      kind: 'choice',
      label: { nl: 'Merk', en: 'Merk', fr: 'Marque' },
      text: 'C_1',
      choice: { nl: 'Rood', en: 'Rood', fr: 'Rouge' },
    },
  ])
  expect(answerLines(answers, 'fr')).toEqual(['Marque: Rouge'])
})

test('inherited properties are not answers', () => {
  expect(readAnswers([question('shortText', { code: 'CONSTRUCTOR' })], {}).answers).toEqual([])
  expect(readAnswers([{ ...question('shortText'), code: 'constructor' }], {}).answers).toEqual([])
})

test('a question is asked in the language of the form', () => {
  expect(toAskedQuestion(question('choice'), 'en')).toMatchObject({ label: 'Merk', choices: [{ label: 'Rood' }] })
})

const errorsOf = (questions: unknown) =>
  questionList.safeParse(questions).error?.issues.map(({ path, message }) => [path.join('.'), message])

test.each([
  ['no label', [question('url', { label: NO_TEXT })], '0.label.nl', 'form-questions:label.required'],
  ['a choice without choices', [question('choice', { choices: [] })], '0.choices', 'form-questions:choices.required'],
  [
    'a choice without a text',
    [question('choice', { choices: [{ code: 'C_1', label: NO_TEXT }] })],
    '0.choices.0.label.nl',
    'form-questions:label.required',
  ],
  ['too many', Array(MAX_QUESTIONS + 1).fill(question('number')), '', 'form-questions:tooMany'],
])('a definition with %s is refused', (_, questions, path, message) => {
  expect(errorsOf(questions)).toEqual([[path, message]])
  expect(errorsOf([question('choice')])).toBeUndefined()
})
