import type { ServiceTexts } from '../service-content.ts'

export const fr: ServiceTexts = {
  services: {
    webdesign: {
      teaser: 'Un site qui ne peut être que le vôtre, rapide sur tous les téléphones.',
      features: [
        {
          title: 'Un dessin à vous',
          text: 'Nous partons de votre activité, pas d’un modèle. Couleurs, caractères et images s’accordent à ce que vous avez déjà.',
        },
        {
          title: 'Le téléphone d’abord',
          text: 'Nous dessinons d’abord le petit écran. Celui de votre bureau en découle.',
        },
        {
          title: 'Des pages légères',
          text: 'Peu de code, des images à la bonne taille. Nous mesurons la vitesse avant la mise en ligne.',
        },
        {
          title: 'Facile à modifier',
          text: 'Un horaire, un prix, une photo : vous les changez vous-même, sans nous appeler.',
        },
        {
          title: 'Prêt pour les moteurs',
          text: 'Chaque page a un titre, une description et des données que les moteurs de recherche comprennent.',
        },
        {
          title: 'Lisible par tous',
          text: 'Un contraste suffisant, et une navigation possible au clavier ou avec un lecteur d’écran.',
        },
      ],
      benefits: [
        {
          title: 'Moins de visiteurs perdus',
          text: 'Qui cherche votre adresse en chemin n’a pas de patience. Une page qui s’ouvre aussitôt n’en demande pas.',
        },
        {
          title: 'Moins de questions répétées',
          text: 'Horaires, prix et adresse sont là où on les cherche. Ceux qui appellent encore ont une vraie question.',
        },
        {
          title: 'Rien ne vous retient',
          text: 'Nous utilisons des techniques courantes. Quelqu’un d’autre pourra reprendre là où nous nous sommes arrêtés.',
        },
      ],
      steps: [
        {
          title: 'Entretien',
          text: 'Vous racontez ce que vous faites, et pour qui. Apportez votre logo et quelques sites qui vous plaisent.',
        },
        {
          title: 'Proposition',
          text: 'Vous recevez une liste de pages et un prix fixe, par écrit. Nous commençons quand vous dites oui.',
        },
        {
          title: 'Dessin',
          text: 'Nous dessinons les pages principales. Vous dites ce qui va et ce qui ne va pas, et vous nous envoyez textes et photos.',
        },
        {
          title: 'Construction',
          text: 'Vous suivez l’avancement à une adresse de test. Comptez {weeksFrom} à {weeksTo} semaines pour un site simple ; plus tôt arrivent vos textes, mieux cela avance.',
        },
        {
          title: 'Mise en ligne',
          text: 'Nous publions le site et vous montrons comment le modifier. Ensuite, nous restons joignables.',
        },
      ],
      closing: {
        heading: 'Que doit raconter votre site ?',
        text: 'Après l’entretien, vous recevez un prix fixe par écrit, et vous décidez à votre aise.',
        action: 'Prendre rendez-vous',
      },
    },
    backend: {
      teaser: 'Vous faites l’application, nous faisons tourner le serveur derrière.',
      features: [
        {
          title: 'Base de données',
          text: 'PostgreSQL, organisée autour de vos données et sauvegardée chaque jour.',
        },
        {
          title: 'Utilisateurs et rôles',
          text: 'Inscription, connexion, mot de passe oublié : c’est prévu. Vous décidez qui voit quoi.',
        },
        {
          title: 'API documentée',
          text: 'Chaque appel est décrit, avec un exemple. Votre développeur peut s’y mettre tout de suite.',
        },
        {
          title: 'Liaisons',
          text: 'Votre comptabilité, votre service de paiement ou vos envois d’e-mails reçoivent les données sans que personne les retape.',
        },
        {
          title: 'Surveillance',
          text: 'Nous visons une disponibilité de {uptime}. En cas d’accroc, c’est chez nous que l’alerte arrive.',
        },
        {
          title: 'Fichiers',
          text: 'Les photos et documents de vos utilisateurs sont conservés à part. Seules les personnes autorisées peuvent les ouvrir.',
        },
      ],
      benefits: [
        {
          title: 'Pas de serveur à gérer',
          text: 'Mises à jour, certificats, espace disque : c’est notre travail. Vous n’avez personne à chercher pour cela.',
        },
        {
          title: 'Un coût connu',
          text: 'Un prix de départ, puis un montant par mois. Vous savez d’avance ce qui quittera votre compte.',
        },
        {
          title: 'Vos données restent à vous',
          text: 'Si vous arrêtez, vos données restent accessibles {dataAccessDays} jours, le temps de les emporter.',
        },
      ],
      steps: [
        {
          title: 'Inventaire',
          text: 'Nous passons en revue vos données, ceux qui s’en servent et ce qui tourne déjà. Un croquis sur papier suffit.',
        },
        {
          title: 'Proposition',
          text: 'Vous recevez un modèle de données, une liste de liaisons et un prix fixe. Il nous faut votre accord, et l’accès aux systèmes concernés.',
        },
        {
          title: 'Construction et tests',
          text: 'Nous travaillons dans un environnement de test, avec des données inventées. Vous ou votre développeur l’essayez.',
        },
        {
          title: 'Transfert',
          text: 'Nous reprenons vos données existantes et vérifions que tout concorde. À vous de choisir un moment calme.',
        },
        {
          title: 'Gestion',
          text: 'Dès lors, le serveur est notre affaire. Une question posée un jour ouvrable reçoit sa réponse le jour même.',
        },
      ],
      closing: {
        heading: 'Que doit faire votre serveur ?',
        text: 'Venez avec votre idée ou votre application : nous dirons ce qu’il lui faut, et ce dont elle peut se passer.',
        action: 'Prendre rendez-vous',
      },
    },
    ecommerce: {
      teaser: 'Une boutique qui vend encore quand le volet est baissé.',
      features: [
        {
          title: 'Produits et variantes',
          text: 'Tailles, couleurs et photos, vous les ajoutez vous-même. Un nouveau produit paraît quand vous le décidez.',
        },
        { title: 'Stock', text: 'Chaque vente est décomptée. Ce qui est épuisé ne peut plus être commandé.' },
        {
          title: 'Paiement en ligne',
          text: 'Bancontact, carte ou virement, par un service de paiement à votre nom.',
        },
        {
          title: 'Factures et TVA',
          text: 'À chaque commande sa facture, au taux de TVA que vous fixez par produit.',
        },
        {
          title: 'Livraison ou retrait',
          text: 'Vous choisissez où vous expédiez et à quel prix. On peut aussi venir chercher chez vous.',
        },
        {
          title: 'Plusieurs langues',
          text: 'Votre boutique en français, en néerlandais et en anglais. Chaque langue a son adresse, pour les moteurs aussi.',
        },
      ],
      benefits: [
        {
          title: 'Moins d’encodage',
          text: 'Commande, paiement et facture se tiennent. Vous n’encodez plus trois fois la même adresse.',
        },
        {
          title: 'Un total sans surprise',
          text: 'Le client voit les frais d’envoi et la TVA avant de payer. Cela vous épargne des e-mails et des paniers abandonnés.',
        },
        {
          title: 'C’est vous qui décidez',
          text: 'Prix, promotions et textes se changent sans nous. Même un dimanche soir.',
        },
      ],
      steps: [
        {
          title: 'Votre assortiment',
          text: 'Nous regardons ce que vous vendez et comment vous livrez. Une liste de vos produits suffit pour commencer, fût-ce un tableur.',
        },
        {
          title: 'Proposition',
          text: 'Vous recevez un prix fixe et un calendrier. Entre-temps, vous demandez un contrat au service de paiement ; nous vous montrons comment.',
        },
        {
          title: 'Aménagement',
          text: 'Nous construisons la boutique et y plaçons vos produits. Vous fournissez les photos et vos conditions de livraison.',
        },
        {
          title: 'Commandes d’essai',
          text: 'Nous commandons, payons et renvoyons jusqu’à ce que tout soit juste. Essayez aussi : vous connaissez vos clients.',
        },
        {
          title: 'Ouverture',
          text: 'La boutique ouvre et nous vérifions ensemble les premières commandes. Ensuite, elle est entre vos mains.',
        },
      ],
      closing: {
        heading: 'Que voulez-vous vendre ?',
        text: 'Dites-le-nous, et vous saurez ce qu’il faut à votre boutique et ce qu’on peut laisser de côté.',
        action: 'Prendre rendez-vous',
      },
    },
    webApplications: {
      teaser: 'Une seule application au lieu de cinq tableurs envoyés par e-mail.',
      features: [
        {
          title: 'Sur mesure',
          text: 'Les écrans suivent les étapes que votre équipe connaît. Ce dont personne ne se sert, nous ne le construisons pas.',
        },
        {
          title: 'Rôles et droits',
          text: 'Le planning pour qui planifie, les montants pour le comptable. Vous pouvez retrouver qui a modifié quoi.',
        },
        {
          title: 'Rapports',
          text: 'Les chiffres que vous rassemblez chaque mois, sur un écran. L’export vers un tableur reste possible.',
        },
        {
          title: 'Portail client',
          text: 'Vos clients suivent eux-mêmes leur dossier, leur commande ou leur rendez-vous, sans téléphoner.',
        },
        {
          title: 'Liaisons',
          text: 'Avec votre comptabilité, votre agenda ou votre caisse, pour autant qu’ils le permettent.',
        },
        {
          title: 'Dans le navigateur',
          text: 'Rien à installer. Elle s’ouvre au bureau, sur la tablette de l’entrepôt et sur un téléphone au chantier.',
        },
      ],
      benefits: [
        {
          title: 'Tous voient la même chose',
          text: 'Plus de fichiers nommés « définitif, nouveau ». Ce qui est à l’écran, c’est la situation du moment.',
        },
        {
          title: 'Les erreurs se voient tôt',
          text: 'Une date impossible ou un prix manquant est refusé à la saisie, et non découvert sur la facture.',
        },
        {
          title: 'Vous pouvez commencer petit',
          text: 'Vous utilisez la première partie pendant que nous construisons la suivante. Le vrai besoin apparaît vite.',
        },
      ],
      steps: [
        {
          title: 'Observation',
          text: 'Vous nous montrez comment travaille votre équipe. Vos tableurs sont le mode d’emploi : ne jetez encore rien.',
        },
        {
          title: 'Écrans sur papier',
          text: 'Nous dessinons avant de programmer. Ceux qui s’en serviront disent ce qui manque.',
        },
        {
          title: 'Prix fixe',
          text: 'Vous recevez un prix et un calendrier par partie. Le sur-mesure démarre après un acompte de {upfront}.',
        },
        {
          title: 'Construction par parties',
          text: 'Vous voyez régulièrement quelque chose qui marche, et l’essayez sur des cas réels. Désignez une personne qui peut trancher.',
        },
        {
          title: 'Mise en service',
          text: 'Nous reprenons vos données et montrons l’outil à votre équipe. Pour la suite, vous savez où nous trouver.',
        },
      ],
      closing: {
        heading: 'Quel tableur vous fatigue ?',
        text: 'Montrez-le-nous : nous dirons si une application en vaut la peine, même si la réponse est non.',
        action: 'Prendre rendez-vous',
      },
    },
    maintenance: {
      teaser: 'Votre site reste en ordre, même quand vous n’y pensez pas.',
      features: [
        {
          title: 'Mises à jour',
          text: 'Nous tenons à jour les logiciels de votre site, et testons avant de publier.',
        },
        {
          title: 'Sauvegarde quotidienne',
          text: 'Si quelque chose tourne mal, nous remettons la version précédente.',
        },
        {
          title: 'Surveillance',
          text: 'Jour et nuit, une sonde vérifie que votre site répond. Nous visons une disponibilité de {uptime}.',
        },
        {
          title: 'Sécurité',
          text: 'Certificat, accès, failles connues : nous les contrôlons avant que d’autres ne le fassent.',
        },
        {
          title: 'Petites modifications',
          text: 'Un nouvel horaire, une autre photo, un paragraphe en plus. Envoyez-les, nous les mettons en place.',
        },
        {
          title: 'Vitesse',
          text: 'Un site ralentit à mesure qu’on y ajoute. Nous mesurons, puis nous rangeons.',
        },
      ],
      benefits: [
        {
          title: 'Un souci de moins',
          text: 'Un logiciel vieillit même si personne n’y touche. Le tenir à jour devient notre travail.',
        },
        {
          title: 'Un montant fixe',
          text: 'Vous payez au mois, d’avance, et vous savez combien. Pour arrêter : un préavis écrit de {noticeDays} jours.',
        },
        {
          title: 'Des gens qui connaissent votre site',
          text: 'Vous n’expliquez pas trois fois la même chose. Les jours ouvrables, vous avez une réponse le jour même.',
        },
      ],
      steps: [
        {
          title: 'Examen',
          text: 'Nous regardons votre site, même si un autre l’a fait. Il nous faut pour cela l’accès à l’hébergement et au nom de domaine.',
        },
        {
          title: 'Liste et prix',
          text: 'Vous lisez ce qui presse, ce qui peut attendre et ce que cela coûte par mois. Vous décidez.',
        },
        {
          title: 'Reprise',
          text: 'D’abord une sauvegarde, puis les mises à jour, puis la surveillance. Vos visiteurs n’en verront pas grand-chose.',
        },
        {
          title: 'Chaque mois',
          text: 'Nous entretenons. Vous [[{companyPhone}?appelez ou ]]écrivez quand quelque chose doit changer.',
        },
      ],
      closing: {
        heading: 'À quand remonte la dernière mise à jour ?',
        text: 'Si la réponse ne vous vient pas, cherchons-la ensemble.',
        action: 'Prendre rendez-vous',
      },
    },
  },
  packages: {
    basic: {
      includes: '',
      title: '{nameBasic}',
      description: 'Pour les indépendants et les petites entreprises qui veulent être trouvés et contactés.',
      features: [
        'Un site, cinq pages',
        'Formulaire de contact',
        'Sauvegarde quotidienne',
        'Hébergement et certificat',
        'Textes et photos à modifier vous-même',
      ],
      extras: ['Pages supplémentaires', 'Une deuxième langue', 'Nom de domaine et adresses e-mail'],
      extraInfo: [
        'L’hébergement, le certificat et la sauvegarde quotidienne sont compris dans le montant mensuel. Vous payez au mois, d’avance, et pouvez partir moyennant un préavis écrit de {noticeDays} jours.',
        'La conception et la construction se paient une seule fois : un site professionnel à partir de {startWebdesign}, hors TVA.',
      ],
    },
    ecommerce: {
      includes: 'Tout ce qui est dans {nameBasic}',
      title: '{nameEcommerce}',
      description: 'Pour les commerces qui vendent en ligne et gèrent eux-mêmes produits, commandes et factures.',
      features: ['Produits, stock, commandes', 'Paiements et factures', 'Plusieurs langues', 'Livraison ou retrait'],
      extras: [
        'Liaison avec votre comptabilité',
        'Reprise des produits de votre ancienne boutique',
        'Codes de réduction et chèques-cadeaux',
      ],
      extraInfo: [
        'Ici aussi, hébergement, certificat et sauvegarde quotidienne sont inclus. La facture arrive chaque mois, d’avance ; le préavis se donne par écrit et dure {noticeDays} jours.',
        'On ne construit qu’une fois. Un site professionnel coûte à partir de {startWebdesign}, une boutique en ligne à partir de {startEcommerce}, hors TVA.',
      ],
    },
    enterprise: {
      includes: 'Tout ce qui est dans {nameEcommerce}',
      title: '{nameEnterprise}',
      description: 'Pour les équipes qui ont beaucoup de fichiers et veulent se connecter avec leur compte Google.',
      features: ['{storage} de stockage', 'Connexion unique avec Google', 'Assistance prioritaire'],
      extras: ['Stockage supplémentaire', 'Liaisons avec vos propres systèmes', 'Formation de votre équipe'],
      extraInfo: [
        'Le prix couvre l’hébergement, le certificat, la sauvegarde quotidienne et les {storage} de stockage. Nous facturons au mois, d’avance ; le préavis écrit est de {noticeDays} jours.',
        'La construction se paie une fois : à partir de {startWebdesign} pour un site professionnel, à partir de {startEcommerce} pour une boutique en ligne, hors TVA. Le sur-mesure fait l’objet d’un prix à part, avant de commencer.',
      ],
    },
  },
  landing: {
    taglines: [
      'rapides sur smartphone',
      'à prix fixe',
      'que vous modifiez vous-même',
      'bien référencés',
      'avec une équipe [[{companyPhone}?joignable|qui répond]]',
    ],
    promises: [
      'Devis gratuit',
      'Site simple en {weeksFrom} à {weeksTo} semaines',
      'Résiliable chaque mois (préavis de {noticeDays} jours)',
    ],
    steps: [
      {
        title: 'Entretien',
        text: 'Vous expliquez ce que vous faites et pour qui. Vous recevez ensuite un prix fixe, par écrit et sans frais.',
      },
      {
        title: 'Design',
        text: 'Nous dessinons les pages principales. Vous dites ce qui vous plaît ou non, jusqu’à ce que tout soit juste.',
      },
      { title: 'Mise en ligne', text: 'Nous développons, testons et publions votre site, puis nous le tenons à jour.' },
    ],
    why: [
      {
        title: 'Rapide sur tout téléphone',
        text: 'Nous faisons des pages légères et nous les mesurons, après le lancement aussi. Votre visiteur lit déjà avant de s’impatienter.',
      },
      {
        title: 'Le prix d’abord',
        text: 'Vous avez un montant écrit avant que nous commencions. S’il faut ajouter quelque chose, vous en connaissez d’abord le coût.',
      },
      {
        title: 'Des gens qui répondent',
        text: '[[{companyPhone}?Vous appelez, et la personne qui décroche connaît votre site.|La personne qui vous répond connaît votre site.]] Écrivez un jour ouvrable, vous aurez la réponse le jour même.',
      },
    ],
  },
}
