export const nl = {
  seo: 'Zoekmachines',
  ai: 'AI-assistenten',
  allPages: { one: '{count} pagina', other: 'Alle {count} pagina’s' },
  forDeveloper: {
    one: '{count} bevinding is voor een ontwikkelaar.',
    other: '{count} bevindingen zijn voor een ontwikkelaar.',
  },
  details: 'Alle vragen en crawlers',
  summary: '{findings} op {pages}, laatste controle {date} in {duration}.',
  questions: '{answered} van {questions} testvragen beantwoord met de eigen tekst van de site.',
} as const
