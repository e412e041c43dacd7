import type { ServiceTexts } from '../service-content.ts'

export const fr: ServiceTexts = {
  services: {
    webdesign: {
      teaser: 'Un site qui vous ressemble, rapide sur tous les smartphones.',
      price: '[[à partir de {startWebdesign} hors TVA|prix sur demande]]',
      features: [
        {
          title: 'Un design qui vous ressemble',
          text: 'Nous partons de votre activité, pas d’un modèle. Les couleurs, la typographie et les images s’accordent à votre identité.',
        },
        {
          title: 'Pensé pour le smartphone',
          text: 'Nous concevons d’abord le petit écran, puis le grand.',
        },
        {
          title: 'Des pages légères',
          text: 'Un code léger et des images à la bonne taille. Nous testons la vitesse avant la mise en ligne.',
        },
        {
          title: 'Facile à modifier',
          text: 'Un horaire, un prix, une photo : vous les changez vous-même, sans nous appeler.',
        },
        {
          title: 'Optimisé pour les moteurs de recherche',
          text: 'Chaque page a un titre, une description et des données structurées que les moteurs de recherche comprennent.',
        },
        {
          title: 'Accessible à tous',
          text: 'Un contraste suffisant, et une navigation possible au clavier ou avec un lecteur d’écran.',
        },
      ],
      benefits: [
        {
          title: 'Moins de visiteurs perdus',
          text: 'Un client qui vous cherche en déplacement n’attend pas. Une page rapide le retient.',
        },
        {
          title: 'Moins de questions répétées',
          text: 'Horaires, prix et adresse sont là où on les cherche. Vous recevez moins d’appels pour des questions déjà traitées sur le site.',
        },
        {
          title: 'Vous restez libre',
          text: 'Nous utilisons des technologies courantes. Un autre développeur peut toujours prendre le relais.',
        },
      ],
      steps: [
        {
          title: 'Rendez-vous',
          text: 'Vous nous expliquez ce que vous faites et pour qui. Apportez votre logo et quelques sites qui vous plaisent.',
        },
        {
          title: 'Proposition',
          text: 'Vous recevez par écrit une liste de pages et un prix fixe. Nous commençons dès que vous êtes d’accord et que la moitié est payée.',
        },
        {
          title: 'Design',
          text: 'Nous créons les maquettes des pages principales. Vous donnez votre avis et nous envoyez vos textes et vos photos.',
        },
        {
          title: 'Développement',
          text: 'Vous suivez l’avancement sur une version de test. Une fois tout votre contenu reçu, un site simple demande {weeksFrom} à {weeksTo} semaines.',
        },
        {
          title: 'Mise en ligne',
          text: 'Nous publions le site et vous montrons comment le modifier. Ensuite, nous restons à votre disposition.',
        },
      ],
      closing: {
        heading: 'Que doit raconter votre site ?',
        text: 'Après le rendez-vous, vous recevez un prix fixe par écrit et vous décidez à votre rythme.',
        action: 'Prendre rendez-vous',
      },
    },
    backend: {
      teaser: 'Vous créez l’application, nous faisons tourner le serveur.',
      price: '[[à partir de {startBackend} hors TVA|prix sur demande]]',
      features: [
        {
          title: 'Base de données',
          text: 'PostgreSQL, structurée selon vos données et sauvegardée chaque jour.',
        },
        {
          title: 'Utilisateurs et rôles',
          text: 'Inscription, connexion, mot de passe oublié : tout est prévu. Vous décidez qui voit quoi.',
        },
        {
          title: 'API documentée',
          text: 'Chaque appel est documenté, avec un exemple. Votre développeur peut commencer tout de suite.',
        },
        {
          title: 'Intégrations',
          text: 'Reliez votre logiciel comptable, votre service de paiement ou votre outil d’e-mailing : plus personne ne doit réencoder les données.',
        },
        {
          title: 'Surveillance',
          text: 'Nous surveillons votre serveur et visons une disponibilité de {uptime}. En cas de problème, c’est nous qui recevons l’alerte.',
        },
        {
          title: 'Fichiers',
          text: 'Les photos et les documents de vos utilisateurs sont stockés à part. Seules les personnes autorisées peuvent les ouvrir.',
        },
      ],
      benefits: [
        {
          title: 'Pas de serveur à gérer',
          text: 'Mises à jour, certificats, espace disque : c’est notre travail. Vous n’avez personne à engager pour cela.',
        },
        {
          title: 'Un coût prévisible',
          text: 'Un prix de départ à payer une seule fois, puis un montant fixe par mois. Vous connaissez votre budget à l’avance.',
        },
        {
          title: 'Vos données restent à vous',
          text: 'Si vous nous quittez, vos données restent accessibles {dataAccessDays} jours, le temps de les récupérer.',
        },
      ],
      steps: [
        {
          title: 'Analyse',
          text: 'Nous passons en revue vos données, leurs utilisateurs et les systèmes existants. Un simple croquis suffit.',
        },
        {
          title: 'Proposition',
          text: 'Vous recevez un modèle de données, une liste d’intégrations et un prix fixe. Nous commençons dès que vous êtes d’accord, que la moitié est payée et que nous avons accès aux systèmes à relier.',
        },
        {
          title: 'Développement et tests',
          text: 'Nous travaillons dans un environnement de test, avec des données fictives. Vous ou votre développeur pouvez tout essayer.',
        },
        {
          title: 'Migration',
          text: 'Nous transférons vos données au moment qui vous convient et vérifions que rien ne manque.',
        },
        {
          title: 'Gestion',
          text: 'À partir de là, nous gérons le serveur. Une question ? Nous répondons sous un jour ouvrable.',
        },
      ],
      closing: {
        heading: 'Besoin d’un backend fiable ?',
        text: 'Venez avec votre idée ou votre application : nous vous dirons ce qu’il lui faut et ce qui est superflu.',
        action: 'Prendre rendez-vous',
      },
    },
    ecommerce: {
      teaser: 'Une boutique qui vend même quand le volet est baissé.',
      price: '[[à partir de {startEcommerce} hors TVA|prix sur demande]]',
      features: [
        {
          title: 'Produits et variantes',
          text: 'Vous ajoutez vous-même tailles, couleurs et photos. Un nouveau produit est mis en ligne quand vous le décidez.',
        },
        {
          title: 'Stock',
          text: 'Le stock est mis à jour à chaque vente. Un produit épuisé ne peut plus être commandé.',
        },
        {
          title: 'Paiement en ligne',
          text: 'Bancontact, carte ou virement, via un service de paiement à votre nom.',
        },
        {
          title: 'Factures et TVA',
          text: 'Chaque commande a sa facture, au taux de TVA que vous fixez par produit.',
        },
        {
          title: 'Livraison ou retrait',
          text: 'Vous choisissez où vous livrez et à quel prix. Vos clients peuvent aussi retirer leur commande sur place.',
        },
        {
          title: 'Plusieurs langues',
          text: 'Votre boutique en français, en néerlandais et en anglais. Chaque langue a sa propre adresse, que les moteurs de recherche trouvent aussi.',
        },
      ],
      benefits: [
        {
          title: 'Moins d’encodage',
          text: 'Commandes, paiements et factures sont liés. Vous n’encodez plus trois fois la même adresse.',
        },
        {
          title: 'Un total sans surprise',
          text: 'Le client voit les frais d’envoi et la TVA avant de payer. Vous recevez moins d’e-mails et moins de paniers sont abandonnés.',
        },
        {
          title: 'Vous gardez la main',
          text: 'Vous modifiez prix, promotions et textes quand vous voulez, même un dimanche soir.',
        },
      ],
      steps: [
        {
          title: 'Votre assortiment',
          text: 'Nous regardons ce que vous vendez et comment vous livrez. Une liste de vos produits suffit pour commencer, même dans un fichier Excel.',
        },
        {
          title: 'Proposition',
          text: 'Vous recevez un prix fixe et un planning. Nous commençons dès que vous êtes d’accord et que la moitié est payée, et nous vous aidons à ouvrir un compte auprès d’un service de paiement.',
        },
        {
          title: 'Mise en place',
          text: 'Nous créons la boutique et y ajoutons vos produits. Vous fournissez les photos et vos conditions de livraison.',
        },
        {
          title: 'Commandes test',
          text: 'Nous commandons, payons et renvoyons des articles jusqu’à ce que tout fonctionne. Testez aussi : personne ne connaît mieux vos clients que vous.',
        },
        {
          title: 'Ouverture',
          text: 'La boutique ouvre et nous vérifions ensemble les premières commandes. Ensuite, vous la gérez vous-même.',
        },
      ],
      closing: {
        heading: 'Que voulez-vous vendre ?',
        text: 'Dites-le-nous : nous verrons ensemble ce qu’il faut à votre boutique et ce qui est superflu.',
        action: 'Prendre rendez-vous',
      },
    },
    webApplications: {
      teaser: 'Une seule application au lieu de cinq fichiers Excel envoyés par e-mail.',
      price: '[[à partir de {startWebApplications} hors TVA|prix sur demande]]',
      features: [
        {
          title: 'Sur mesure',
          text: 'Les écrans suivent les étapes que votre équipe connaît. Nous ne développons rien d’inutile.',
        },
        {
          title: 'Rôles et droits',
          text: 'Le planning pour le responsable, les montants pour le comptable. Vous pouvez retrouver qui a modifié quoi.',
        },
        {
          title: 'Rapports',
          text: 'Les chiffres que vous rassemblez chaque mois, sur un seul écran. L’export vers Excel reste possible.',
        },
        {
          title: 'Portail client',
          text: 'Vos clients suivent eux-mêmes leur dossier, leur commande ou leur rendez-vous, sans téléphoner.',
        },
        {
          title: 'Intégrations',
          text: 'L’application est reliée à votre logiciel comptable, à votre agenda ou à votre caisse, pour autant qu’ils le permettent.',
        },
        {
          title: 'Dans le navigateur',
          text: 'Rien à installer. L’application fonctionne au bureau, sur la tablette de l’entrepôt et sur un smartphone sur le chantier.',
        },
      ],
      benefits: [
        {
          title: 'Une seule version',
          text: 'Plus de fichiers nommés « version définitive 2 ». L’écran montre toujours la situation actuelle.',
        },
        {
          title: 'Des erreurs détectées tôt',
          text: 'Une date impossible ou un prix manquant est signalé à l’encodage, et non découvert sur la facture.',
        },
        {
          title: 'Un démarrage progressif',
          text: 'Vous utilisez la première partie pendant que nous développons la suivante. Vous voyez vite ce qu’il vous faut vraiment.',
        },
      ],
      steps: [
        {
          title: 'Analyse',
          text: 'Vous nous montrez comment travaille votre équipe. Vos fichiers Excel sont notre mode d’emploi : ne jetez encore rien.',
        },
        {
          title: 'Maquettes',
          text: 'Nous concevons les écrans avant de programmer. Les futurs utilisateurs nous disent ce qui manque.',
        },
        {
          title: 'Prix fixe',
          text: 'Vous recevez un prix et un planning par partie. Nous commençons après votre accord et un acompte de {upfront}.',
        },
        {
          title: 'Développement par étapes',
          text: 'Vous recevez régulièrement une partie qui fonctionne et la testez sur des cas réels. Désignez une personne qui peut trancher.',
        },
        {
          title: 'Mise en service',
          text: 'Nous transférons vos données et formons votre équipe. Pour la suite, vous savez où nous trouver.',
        },
      ],
      closing: {
        heading: 'Quel fichier Excel vous fait perdre du temps ?',
        text: 'Montrez-le-nous : nous vous dirons si une application en vaut la peine, même si la réponse est non.',
        action: 'Prendre rendez-vous',
      },
    },
    maintenance: {
      teaser: 'Votre site reste à jour, sans que vous ayez à y penser.',
      price: '[[site sur mesure à partir de {startMaintenance} par mois hors TVA|prix sur demande]]',
      features: [
        {
          title: 'Mises à jour',
          text: 'Nous tenons à jour les logiciels de votre site et testons tout avant la mise en ligne.',
        },
        {
          title: 'Sauvegarde quotidienne',
          text: 'En cas de problème, nous restaurons la version précédente.',
        },
        {
          title: 'Surveillance',
          text: 'Des contrôles automatiques tournent jour et nuit, et nous intervenons à chaque alerte. Nous visons une disponibilité de {uptime}.',
        },
        {
          title: 'Sécurité',
          text: 'Certificat SSL, accès, failles connues : nous les contrôlons avant que d’autres n’en profitent.',
        },
        {
          title: 'Petites modifications',
          text: 'Un nouvel horaire, une autre photo, un paragraphe en plus ? Envoyez-les-nous, nous nous en chargeons.',
        },
        {
          title: 'Vitesse',
          text: 'Un site ralentit à mesure qu’il grandit. Nous mesurons, puis nous optimisons.',
        },
      ],
      benefits: [
        {
          title: 'Un souci de moins',
          text: 'Un logiciel vieillit même si personne n’y touche. Le tenir à jour, c’est notre travail.',
        },
        {
          title: 'Un montant fixe',
          text: 'Vous payez le même prix chaque mois, facturé à l’avance. Vous pouvez résilier par écrit, avec un préavis de {noticeDays} jours.',
        },
        {
          title: 'Une équipe qui connaît votre site',
          text: 'Vous n’expliquez pas trois fois la même chose. Nous répondons sous un jour ouvrable.',
        },
      ],
      steps: [
        {
          title: 'Audit',
          text: 'Nous examinons votre site, même si quelqu’un d’autre l’a créé. Il nous faut pour cela l’accès à l’hébergement et au nom de domaine.',
        },
        {
          title: 'Rapport et prix',
          text: 'Vous savez ce qui est urgent, ce qui peut attendre et ce que cela coûte. Le prix dépend du type de site : créé avec une formule ou sur mesure. Le devis précise ce qui est compris chaque mois.',
        },
        {
          title: 'Reprise',
          text: 'Dès que vous êtes d’accord, nous faisons une sauvegarde, installons les mises à jour et activons la surveillance. S’il faut d’abord du travail sur mesure, vous en payez la moitié à l’avance.',
        },
        {
          title: 'Chaque mois',
          text: 'Nous tenons tout à jour. [[{companyPhone}?Appelez-nous ou écrivez-nous|Écrivez-nous]] quand quelque chose doit changer.',
        },
      ],
      closing: {
        heading: 'À quand remonte la dernière mise à jour ?',
        text: 'Vous ne savez plus ? Vérifions-le ensemble.',
        action: 'Prendre rendez-vous',
      },
    },
  },
  newService: {
    teaser: '',
    price: '[[à partir de {serviceStart} hors TVA|prix sur demande]]',
    features: [],
    benefits: [],
    steps: [],
    closing: {
      heading: 'Et si on en parlait ?',
      text: 'Après notre rendez-vous, vous recevez un prix fixe par écrit. Vous décidez ensuite à votre rythme.',
      action: 'Prendre rendez-vous',
    },
  },
  packages: {
    basic: {
      includes: '',
      title: '{nameBasic}',
      description:
        'Pour les indépendants et les petites entreprises qui veulent être visibles en ligne et faciles à contacter.',
      features: [
        'Un site, cinq pages',
        'Formulaire de contact',
        'Sauvegarde quotidienne',
        'Hébergement et certificat SSL',
        'Textes et photos modifiables',
      ],
      extras: ['Pages supplémentaires', 'Une deuxième langue', 'Nom de domaine et adresses e-mail'],
      extraInfo: [
        'L’hébergement, le certificat SSL et les sauvegardes quotidiennes sont compris. La formule est facturée chaque mois à l’avance ; vous pouvez résilier par écrit, avec un préavis de {noticeDays} jours.',
        'La création se paie une seule fois[[ : un site professionnel à partir de {startWebdesign}]], hors TVA. Le prix mensuel s’y ajoute.',
      ],
    },
    ecommerce: {
      includes: 'Tout ce que comprend {nameBasic}',
      title: '{nameEcommerce}',
      description: 'Pour les commerces qui vendent en ligne et gèrent eux-mêmes produits, commandes et factures.',
      features: ['Produits, stock, commandes', 'Paiements et factures', 'Plusieurs langues', 'Livraison ou retrait'],
      extras: [
        'Boutique reliée à votre logiciel comptable',
        'Reprise des produits de votre ancienne boutique',
        'Codes de réduction et chèques-cadeaux',
      ],
      extraInfo: [
        'Ici aussi, l’hébergement, le certificat SSL et les sauvegardes quotidiennes sont compris. La formule est facturée chaque mois à l’avance ; vous pouvez résilier par écrit, avec un préavis de {noticeDays} jours.',
        'La création de votre boutique se paie une seule fois[[, à partir de {startEcommerce}]], hors TVA. Le prix mensuel s’y ajoute.',
      ],
    },
    enterprise: {
      includes: 'Tout ce que comprend {nameEcommerce}',
      title: '{nameEnterprise}',
      description: 'Pour les équipes qui ont beaucoup de fichiers et veulent se connecter avec leur compte Google.',
      features: ['{storage} de stockage', 'Authentification unique Google', 'Assistance prioritaire'],
      extras: ['Stockage supplémentaire', 'Intégrations avec vos systèmes', 'Formation de votre équipe'],
      extraInfo: [
        'L’hébergement, le certificat SSL, les sauvegardes quotidiennes et {storage} de stockage sont compris. La formule est facturée chaque mois à l’avance ; vous pouvez résilier par écrit, avec un préavis de {noticeDays} jours.',
        'La création se paie une seule fois, selon ce que nous créons[[ (un site à partir de {startWebdesign} ou une boutique en ligne à partir de {startEcommerce})]], hors TVA. Le travail sur mesure fait l’objet d’un devis séparé.',
      ],
    },
  },
}
