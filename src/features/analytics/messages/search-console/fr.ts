import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  title: 'Votre site dans Google',
  help: 'Des chiffres de Google Search Console que vous importez vous-même. Ils concernent toutes les recherches ; les vues à côté ne comptent que les visiteurs qui acceptent les statistiques.',
  none: 'Rien n’est encore importé. Dans Search Console, ouvrez Performances, choisissez Exporter, puis CSV. Décompressez le fichier et choisissez ici Requêtes.csv et Pages.csv.',
  period: 'Période',
  import: 'Importer un CSV',
  'import.open': 'Importer des chiffres',
  'import.close': 'Fermer',
  'import.help':
    'Le fichier ne dit pas de quels jours il s’agit : indiquez la même période que dans Search Console. Décompressez d’abord un fichier zip.',
  'import.from': 'Premier jour',
  'import.to': 'Dernier jour',
  file: 'Fichier CSV de Search Console',
  imported: {
    one: '{name} : {count} ligne, {clicks} clics et {impressions} impressions.',
    other: '{name} : {count} lignes, {clicks} clics et {impressions} impressions.',
  },
  'import.failed': 'Le fichier n’est pas arrivé. Veuillez réessayer.',
  remove: 'Supprimer cette période',
  'remove.confirm':
    'Supprimer les chiffres importés de {period} ? Ils restent dans Google ; vous pouvez les importer à nouveau.',
  'remove.yes': 'Supprimer',
  'remove.no': 'Conserver',
  'remove.failed': 'Les chiffres n’ont pas été supprimés. Veuillez réessayer.',
  queries: 'Recherches',
  pages: 'Pages',
  query: 'Recherche',
  page: 'Page',
  views: 'Vues sur votre site',
  clicks: 'Clics',
  impressions: 'Impressions',
  rate: 'Taux de clics',
  position: 'Position',
  'missing.query': 'Aucune recherche n’a été importée pour cette période.',
  'missing.page': 'Aucune page n’a été importée pour cette période.',
  all: 'Afficher les {count}',
  top: 'Afficher moins',
  loading: 'Chargement des chiffres de Google',
  failed: 'Les chiffres de Google n’ont pas pu être chargés.',
  retry: 'Réessayer',
  'period.long': 'Choisissez 16 mois au plus : Search Console ne remonte pas plus loin.',
  'period.future': 'Le dernier jour est dans le futur. Indiquez la période que vous avez choisie dans Search Console.',
  'file.zip':
    'C’est un fichier zip ou Excel. Décompressez-le et choisissez Requêtes.csv ou Pages.csv ; depuis Excel, enregistrez la feuille en CSV.',
  'file.unknown':
    'Ce n’est pas un tableau de Search Console. Choisissez-y Performances, Exporter, CSV, et prenez le fichier des requêtes ou des pages.',
  'file.other':
    'Ce tableau de Search Console ne porte pas sur les requêtes ou les pages. Choisissez Requêtes.csv ou Pages.csv.',
  'file.columns':
    'Il manque des colonnes dans ce tableau. Activez clics, impressions, CTR et position dans Search Console, puis exportez à nouveau.',
  'file.compared':
    'Ce tableau compare deux périodes. Désactivez la comparaison dans Search Console et exportez à nouveau.',
  'file.empty':
    'Ce tableau n’a pas de lignes. Choisissez une période plus longue dans Search Console et exportez à nouveau.',
  'file.long':
    'Ce tableau a plus de {max} lignes. Un export de Search Console en a 1 000 au plus : choisissez le fichier d’origine.',
  'file.line':
    'La ligne {line} n’est pas correcte : ses nombres sont illisibles ou se contredisent. Rien n’a été importé. Exportez à nouveau et choisissez le fichier sans le modifier.',
  'file.twice':
    'La ligne {line} figure deux fois dans le tableau. Rien n’a été importé. Exportez à nouveau et choisissez le fichier sans le modifier.',
})
