import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Les langues dans lesquelles les visiteurs lisent votre site. Une langue masquée disparaît du choix de la langue, du plan du site et des moteurs de recherche. Une adresse dans cette langue mène à la même page dans une autre langue. Vos textes sont conservés : si vous affichez de nouveau la langue, tout est là. L’administration n’existe, elle aussi, que dans les langues visibles.',
  'group.visible': 'Langues visibles',
  'field.nl': 'Néerlandais',
  'field.en': 'Anglais',
  'field.fr': 'Français',
  'field.defaultLocale': 'Langue par défaut',
  'help.defaultLocale':
    'Pour les visiteurs qui ne parlent aucune de vos langues, et pour les e-mails aux personnes dont nous ne connaissons pas la langue.',
  'choice.defaultLocale.nl': 'Néerlandais',
  'choice.defaultLocale.en': 'Anglais',
  'choice.defaultLocale.fr': 'Français',
  'visible.needed': 'Laissez au moins une langue visible.',
  'defaultLocale.hidden': 'Cette langue est masquée. Choisissez une langue visible, ou affichez de nouveau celle-ci.',
})
