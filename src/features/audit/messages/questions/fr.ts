import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Le site vérifie si vos textes répondent à ces questions, comme le ferait un assistant IA. Les questions sans réponse figurent sous Assistants IA. Les questions ne sont pas affichées sur le site.',
  'field.nl': 'Questions en néerlandais',
  'field.en': 'Questions en anglais',
  'field.fr': 'Questions en français',
  'help.questions': 'Une question par ligne, 200 au maximum. Écrivez-les comme vos clients les posent.',
  tooMany: '200 questions par langue au maximum.',
  tooLong: 'Une question compte 200 caractères au maximum.',
  twice: 'Cette liste contient deux fois la même question. Supprimez-en une.',
})
