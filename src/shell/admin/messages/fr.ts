import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const fr = translate<typeof nl>()({
  navigation: 'Administration',
  search: 'Rechercher',
  searchFailed: 'La recherche n’a pas pu être chargée. Réessayez.',
  'screen.overview': 'Aperçu',
  'screen.timeslots': 'Rendez-vous',
  'screen.messages': 'Messages',
  'screen.moderation': 'Modération',
  'screen.mail': 'E-mails',
  'screen.visitors': 'Visiteurs',
  'screen.vitals': 'Web vitals',
  'screen.seo': 'Moteurs de recherche',
  'screen.ai': 'Assistants IA',
  'screen.pages': 'Textes des pages',
  'screen.translations': 'Traductions',
  'screen.users': 'Utilisateurs',
  'screen.settings': 'Paramètres',
  'screen.journal': 'Journal',
  waitingCount: { one: '{count} chose vous attend', other: '{count} choses vous attendent' },
  waiting: 'Ce qui vous attend',
  'waiting.pendingRequests': {
    one: '{count} demande de rendez-vous attend votre décision.',
    other: '{count} demandes de rendez-vous attendent votre décision.',
  },
  'waiting.unreadMessages': {
    one: '{count} message n’a pas encore été lu.',
    other: '{count} messages n’ont pas encore été lus.',
  },
  'waiting.heldTexts': { one: '{count} texte attend une décision.', other: '{count} textes attendent une décision.' },
  'waiting.reportedTexts': { one: '{count} texte a été signalé.', other: '{count} textes ont été signalés.' },
  'waiting.stuckLetters': {
    one: '{count} e-mail ne part pas : le serveur de messagerie pose problème.',
    other: '{count} e-mails ne partent pas : le serveur de messagerie pose problème.',
  },
  'waiting.failedLetters': {
    one: '{count} e-mail n’a pas pu être envoyé.',
    other: '{count} e-mails n’ont pas pu être envoyés.',
  },
  'waiting.uncertainLetters': {
    one: '{count} e-mail n’est peut-être pas arrivé.',
    other: '{count} e-mails ne sont peut-être pas arrivés.',
  },
  'waiting.keptLetters': {
    one: 'Aucun serveur de messagerie n’est configuré : {count} e-mail est conservé, mais pas envoyé.',
    other: 'Aucun serveur de messagerie n’est configuré : {count} e-mails sont conservés, mais pas envoyés.',
  },
  'waiting.slowerPages': {
    one: '{count} mesure s’est dégradée avec un nouveau build du site.',
    other: '{count} mesures se sont dégradées avec un nouveau build du site.',
  },
  'waiting.demoCompany': 'Le site montre encore les données d’une entreprise fictive. Remplissez les vôtres.',
  demo: 'Votre site montre des exemples inventés.',
  'demo.text':
    'Les articles, commentaires, avis et rendez-vous de la démo ne sont pas réels. Les visiteurs voient sur chaque avis qu’il s’agit d’un exemple. Supprimez tout avant d’utiliser le site.',
  'demo.remove': 'Supprimer le contenu de démo',
  'demo.ask': 'Supprimer tout le contenu de démo ?',
  'demo.askText':
    'Les articles, commentaires, avis, rendez-vous et utilisateurs inventés disparaissent immédiatement et définitivement. Ce que vous ou d’autres avez créé reste, sauf les commentaires sous les articles inventés.',
  'demo.keep': 'Conserver',
  'demo.failed': 'La suppression n’a pas fonctionné. Veuillez réessayer.',
  'demo.removed': 'Le contenu de démo est supprimé',
  'kind.review': 'Avis',
  'kind.comment': 'Commentaire',
  browser: 'Il manque à votre navigateur quelque chose dont l’administration a besoin.',
  'browser.screens':
    'Certains écrans ne s’ouvrent pas. Mettez votre navigateur à jour, ou utilisez une version récente de Chrome, Edge, Firefox ou Safari.',
  'browser.layout': 'Certaines parties n’ont pas l’apparence prévue.',
  'browser.tabs':
    'Avec plusieurs onglets ouverts, vous pouvez être déconnecté de façon inattendue. Ouvrez l’administration en https.',
  'browser.copying': 'Les boutons de copie ne fonctionnent pas. Ouvrez l’administration en https.',
  'browser.missing': 'Il manque : {names}',
  waitingNothing: 'Rien ne vous attend.',
  waitingUnknown: 'Tout n’a pas pu être vérifié. Quelque chose vous attend peut-être.',
  waitingLoading: 'Vérification de ce qui vous attend',
  latest: 'Dernières modifications',
  wholeJournal: 'Tout le journal',
  messages: 'Messages',
  dismiss: 'Fermer le message',
  notForYou: 'Ceci n’est pas pour vous.',
  notForYouHelp:
    'Ces pages sont destinées à ceux qui gèrent le site. Est-ce votre cas ? Demandez l’accès à un administrateur.',
  toSite: 'Vers le site',
  twoFactor: 'Réglez d’abord votre deuxième étape.',
  twoFactorHelp:
    'Ici, les administrateurs se connectent avec un mot de passe et un code d’une application. Vous réglez cela dans votre profil.',
  toProfile: 'Vers votre profil',
  trouble: 'Impossible de récupérer ceci.',
  troubleHelp: 'La connexion est peut-être interrompue un instant. Réessayez.',
  retry: 'Réessayer',
})
