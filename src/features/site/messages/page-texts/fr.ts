import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  loading: 'Chargement des textes des pages',
  pages: 'Pages',
  allPages: 'Toutes les pages',
  edit: '{page}, {language} :',
  changed: 'modifié',
  characters: { one: '{count} caractère', other: '{count} caractères' },
  language: 'Langue de la page',
  openPage: 'Voir la page',
  newTab: '(s’ouvre dans un nouvel onglet)',
  title: 'Titre',
  description: 'Description',
  shareText: 'Texte de partage',
  'shareText.help': 'Affiché avec un lien partagé. Vide : la description.',
  'length.good': { one: '{count} caractère : bien.', other: '{count} caractères : bien.' },
  'length.short': {
    one: '{count} caractère : court. L’idéal est de {least} à {most} caractères.',
    other: '{count} caractères : court. L’idéal est de {least} à {most} caractères.',
  },
  'length.long': {
    one: '{count} caractère : trop long, la fin est coupée. L’idéal est de {least} à {most} caractères.',
    other: '{count} caractères : trop long, la fin est coupée. L’idéal est de {least} à {most} caractères.',
  },
  'reset.title': 'Remettre le titre du site',
  'reset.description': 'Remettre la description du site',
  'reset.shareText': 'Vider le texte de partage',
  facts: 'Insérer des données',
  'facts.help':
    'Une donnée suit vos réglages : si un prix ou votre adresse change, le texte change aussi. Mettez entre [[ et ]] ce qui n’est vrai qu’avec une donnée : sans elle, ce passage disparaît.',
  'facts.insert': 'insérer',
  'facts.empty': 'non rempli',
  'preview.search': 'Dans un moteur de recherche',
  'preview.share': 'Comme lien partagé',
  'preview.image': 'Image qui accompagne le lien',
})
