import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  'error.BLOG_NOT_FOUND': 'Article introuvable',
  'error.REVISION_NOT_FOUND': 'Cette version n’existe pas.',
  'error.DRAFT_NOT_FOUND': 'Aucun brouillon n’a été conservé.',
  'error.POST_CHANGED':
    'Quelqu’un d’autre a enregistré cet article entre-temps. Rien n’a été écrasé : comparez les deux versions et enregistrez à nouveau.',
  'error.CATEGORY_NOT_FOUND': 'Cette catégorie n’existe plus. Choisissez-en une autre.',
  'error.CATEGORY_MISSING': 'Cette catégorie n’existe pas ou plus.',
  'error.CATEGORY_NOT_EMPTY': 'Cette catégorie n’est pas vide. Choisissez d’abord où déplacer son contenu.',
  'error.CATEGORY_MISPLACED': 'C’est impossible : une sous-catégorie se trouve directement sous une catégorie.',
  'title.needed': 'Donnez un titre à l’article.',
  'title.long': 'Le titre est trop long : 150 caractères au maximum.',
  'excerpt.long': 'Le résumé est trop long : 300 caractères au maximum.',
  'creator.needed': 'Indiquez qui a écrit l’article.',
  'creator.long': 'Ce nom est trop long : 80 caractères au maximum.',
  'texts.needed': 'Rédigez l’article dans au moins une langue.',
  'tags.empty': 'Une étiquette ne peut pas être vide.',
  'tags.long': 'Une étiquette compte 40 caractères au maximum.',
  'tags.many': 'Choisissez 12 étiquettes au maximum.',
  'coverAlt.long': 'La description de l’image est trop longue : 300 caractères au maximum.',
  'cover.unknown': 'Nous ne connaissons pas cette image. Téléversez-la à nouveau.',
  'publishedAt.invalid': 'Ce moment n’est pas valable.',
  'category.nameNeeded': 'Donnez un nom à la catégorie.',
  'category.nameLong': 'Le nom est trop long : 60 caractères au maximum.',
  'category.descriptionLong': 'La description est trop longue : 300 caractères au maximum.',
  'document.malformed': 'Nous ne pouvons pas lire ce texte. Rechargez la page et réessayez.',
  'document.empty': 'Un article public a besoin d’un texte.',
  'document.large': 'Ce texte est trop long. Répartissez-le sur plusieurs articles.',
  'document.deep': 'Trop de listes ou de citations sont imbriquées.',
  'document.unknown': 'Ce texte contient un élément que nous ne connaissons pas.',
  'document.misplaced': 'Ce texte contient un élément à un endroit où il ne peut pas être.',
  'document.attribute': 'Ce texte contient un élément dont une propriété n’est pas valable.',
  'document.link':
    'Un lien de ce texte n’est pas valable. Utilisez une adresse qui commence par https://, mailto:, tel:, / ou #.',
  'document.picture': 'Une image de ce texte ne se trouve pas sur ce site. Téléversez-la d’abord.',
})
