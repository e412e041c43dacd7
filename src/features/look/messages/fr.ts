import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  about:
    'Le logo, les couleurs et la police de votre site. Les e-mails, les icônes et les images des liens partagés suivent.',
  'group.colours': 'Couleurs',
  'group.preview': 'Aperçu',
  'field.brand': 'Couleur de marque',
  'field.accent': 'Couleur d’accent',
  'field.font': 'Police des titres',
  'field.logo': 'Logo',
  'field.drawings': 'Afficher les dessins à côté des titres',
  'help.drawings':
    'Ils montrent le travail d’un studio web. Le dessin d’un service se choisit avec les prix des services.',
  'help.brand': 'Pour les boutons, les dessins et les icônes. Les teintes des pages y sont assorties.',
  'help.accent': 'Pour les liens et les étiquettes. Si le champ est vide : la couleur de marque.',
  optional: 'facultatif',
  pickBrand: 'Choisir la couleur de marque',
  pickAccent: 'Choisir la couleur d’accent',
  'choice.font.bricolage': 'Bricolage Grotesque : moderne, avec du caractère',
  'choice.font.fraunces': 'Fraunces : chaleureuse, avec empattements',
  'choice.font.outfit': 'Outfit : ronde et claire',
  'choice.font.barlow': 'Barlow Condensed : étroite et robuste',
  'colour.invalid': 'Ce n’est pas une couleur. Saisissez un # et six caractères, par exemple #e4572e.',
  'colour.transparent': 'Cette couleur est transparente. Choisissez une couleur opaque, par exemple #e4572e.',
  'colour.background': 'Cette couleur est identique au fond. Choisissez-en une qui s’en distingue.',
  readable: 'Lisible sur fond clair et sur fond sombre.',
  'adjusted.text.light': 'Trop claire pour du texte sur fond clair : nous y utilisons {colour}.',
  'adjusted.text.dark': 'Trop sombre pour du texte sur fond sombre : nous y utilisons {colour}.',
  'adjusted.control.light': 'Trop claire pour les bords et les lignes sur fond clair : nous y utilisons {colour}.',
  'adjusted.control.dark': 'Trop sombre pour les boutons et les lignes sur fond sombre : nous y utilisons {colour}.',
  'preview.light': 'Thème clair',
  'preview.dark': 'Thème sombre',
  'preview.heading': 'Bienvenue chez {company}',
  'preview.text': 'Voici à quoi ressemblent vos titres, vos textes et vos boutons.',
  'preview.link': 'Un lien dans le texte',
  'preview.button': 'Prendre rendez-vous',
  'preview.second': 'En savoir plus',
  'logo.choose': 'Choisir un logo',
  'logo.replace': 'Choisir un autre logo',
  'logo.remove': 'Supprimer le logo',
  'logo.alt': 'Votre logo',
  'logo.failed': 'Le logo n’a pas été chargé. Veuillez réessayer.',
  'logo.help':
    'SVG de 200 ko au maximum, ou image de 4000 pixels au maximum en largeur et en hauteur. Sans logo, le site affiche la première lettre du nom de votre entreprise.',
  'logo.wide': 'Votre logo est large : les icônes affichent la première lettre du nom de votre entreprise.',
  'error.LOGO_UNREADABLE': 'Ce fichier est illisible. Choisissez un fichier SVG, PNG, JPEG, WebP, AVIF ou GIF.',
  'error.LOGO_TOO_HEAVY': 'Ce fichier SVG dépasse 200 ko. Simplifiez le dessin ou enregistrez-le en PNG.',
  'error.LOGO_TOO_LARGE': 'Ce logo dépasse 4000 pixels en largeur ou en hauteur. Réduisez-le et réessayez.',
  'error.LOGO_HAS_SCRIPT':
    'Ce fichier SVG contient un script, une animation ou une page web. Enregistrez le logo sans ces éléments ou en PNG.',
  'error.LOGO_HAS_LINKS':
    'Ce fichier SVG renvoie à un autre fichier ou contient une image. Enregistrez le logo en un seul dessin ou en PNG.',
  'error.LOGO_HAS_TEXT':
    'Ce fichier SVG contient du texte, dont l’aspect change sans sa police. Vectorisez le texte et réessayez.',
  'error.LOGO_NOT_PLAIN':
    'Ce fichier SVG contient des éléments non autorisés, comme des filtres ou un type de document. Exportez-le en SVG simple ou en PNG.',
  'error.LOGO_TOO_COMPLEX': 'Ce fichier SVG est trop complexe. Simplifiez le dessin ou enregistrez-le en PNG.',
  'error.LOGO_NOT_FOUND': 'Ce logo n’existe plus. Chargez-le à nouveau.',
})
