import type { Locale } from '#kernel/locale.ts'
import type { DemoArticle } from './articles.ts'

/** Fictional commenters. */
export const DEMO_READERS = [
  { key: 'wim.aerts', firstName: 'Wim', lastName: 'Aerts', language: 'nl', isClient: false },
  { key: 'hanne.desmet', firstName: 'Hanne', lastName: 'De Smet', language: 'nl', isClient: false },
  { key: 'julien.petit', firstName: 'Julien', lastName: 'Petit', language: 'fr', isClient: false },
  { key: 'emma.walsh', firstName: 'Emma', lastName: 'Walsh', language: 'en', isClient: false },
] as const

export type DemoReader = (typeof DEMO_READERS)[number]['key']
export type DemoComment = {
  by: DemoReader
  locale: Locale
  /** Offset from the publication of the post, or from the comment it replies to. */
  hoursLater: number
  text: string
  likedBy?: DemoReader[]
  answers?: Omit<DemoComment, 'answers'>[]
}

/** Demo comments and replies, per article. */
export const DEMO_COMMENTS: Partial<Record<DemoArticle, DemoComment[]>> = {
  speed: [
    {
      by: 'wim.aerts',
      locale: 'nl',
      hoursLater: 5,
      text: 'Drie keer gemeten: 4,1, 3,8 en 4,4 seconden LCP. De foto bovenaan blijkt 2,6 MB. Ik weet waar ik dit weekend begin.',
      likedBy: ['hanne.desmet', 'julien.petit', 'emma.walsh'],
      answers: [
        {
          by: 'hanne.desmet',
          locale: 'nl',
          hoursLater: 3,
          text: 'Herkenbaar. Bij ons was het een filmpje dat niemand bekeek.',
          likedBy: ['wim.aerts'],
        },
        {
          by: 'wim.aerts',
          locale: 'nl',
          hoursLater: 52,
          text: 'Update: nu 2,2 seconden, alleen door die ene foto te verkleinen.',
          likedBy: ['hanne.desmet', 'emma.walsh'],
        },
      ],
    },
    {
      by: 'emma.walsh',
      locale: 'en',
      hoursLater: 30,
      text: 'Is the middle result of three still useful if most of my visitors are on 4G out in the countryside?',
      likedBy: ['julien.petit'],
    },
  ],
  accessibility: [
    {
      by: 'julien.petit',
      locale: 'fr',
      hoursLater: 20,
      text: 'J’ai débranché la souris comme conseillé : impossible d’atteindre notre menu. Merci, c’est corrigé.',
      likedBy: ['emma.walsh', 'hanne.desmet'],
    },
    {
      by: 'hanne.desmet',
      locale: 'nl',
      hoursLater: 47,
      text: 'Bestaat er ook een controle voor pdf’s? Onze menukaart staat nog altijd als scan online.',
      answers: [
        {
          by: 'emma.walsh',
          locale: 'en',
          hoursLater: 9,
          text: 'We turned ours into a normal page instead. It’s easier to update, and screen readers read it properly.',
          likedBy: ['hanne.desmet'],
        },
      ],
    },
  ],
  pictures: [
    {
      by: 'wim.aerts',
      locale: 'nl',
      hoursLater: 11,
      text: 'Die tip om dichterbij te stappen in plaats van te zoomen: simpel, en onze foto’s zijn er een stuk beter door.',
      likedBy: ['julien.petit'],
    },
  ],
}
