import type { Faq } from '../faq-content.ts'

export const fr: Faq = {
  general: {
    heading: 'Questions générales',
    items: [
      {
        id: 'how-a-project-runs',
        question: 'Comment se déroule un projet ?',
        answer: `Tout commence par un entretien. Vous recevez ensuite un devis, avec un prix et un planning. Si vous êtes d’accord, nous dessinons d’abord et construisons ensuite. Vous suivez l’avancement, et le site n’est mis en ligne qu’avec votre accord.

Du début à la fin, vous parlez à ceux qui font votre site. Pour un premier entretien, il suffit de [prendre rendez-vous](/booking).`,
      },
      {
        id: 'who-makes-it',
        question: 'Qui réalise mon site ?',
        answer:
          'Nous-mêmes. Les personnes à qui vous parlez sont celles qui conçoivent et programment votre site. Vos questions arrivent donc chez ceux qui y travaillent.',
      },
      {
        id: 'examples',
        question: 'Puis-je voir des exemples de vos réalisations ?',
        answer:
          'Oui. Nous avons réalisé le site que vous lisez. Ce que nos clients ont pensé de leur projet se trouve dans les [avis](/reviews). Dites-nous lors d’un premier [entretien](/booking) ce que vous cherchez, et nous vous montrons des exemples qui s’en rapprochent.',
      },
      {
        id: 'timeline',
        question: 'Combien de temps avant que mon site soit en ligne ?',
        answer: `Comptez de {weeksFrom} à {weeksTo} semaines pour un site simple. Une boutique en ligne ou une application web demande plus de temps ; le planning figure alors dans votre devis.

Ce qui retarde le plus souvent un projet, ce sont les textes et les photos qui manquent encore. S’ils sont prêts au départ, tout va plus vite.`,
      },
      {
        id: 'book-appointment',
        question: 'Comment prendre rendez-vous ?',
        answer: `Connectez-vous, ouvrez la page [prendre rendez-vous](/booking), indiquez le sujet (une nouvelle application web, une modification ou un problème), puis choisissez un jour et une heure. Ajoutez quelques lignes sur votre besoin, pour que nous puissions nous préparer.

Vous voyez tout de suite quelles heures sont encore libres. Vous préférez d’abord [[{companyPhone}?appeler ou ]]écrire ? Tout est sur la [page de contact](/contact).`,
      },
      {
        id: 'after-booking',
        question: 'Mon rendez-vous est-il tout de suite définitif ?',
        answer: `Non. Votre demande est d’abord en attente, et un e-mail vous le signale. Entre-temps, l’heure choisie vous reste réservée.

Dès que nous l’acceptons, vous recevez une confirmation par e-mail, avec une invitation pour votre agenda. Si ce n’est pas possible, nous vous en donnons la raison par e-mail. L’état de vos demandes est toujours visible dans [mes rendez-vous](/my-appointments).`,
      },
      {
        id: 'change-appointment',
        question: 'Puis-je déplacer ou annuler un rendez-vous ?',
        answer: `Oui. Dans [mes rendez-vous](/my-appointments), vous annulez une demande ou un rendez-vous accepté. Pour le déplacer, annulez l’ancien et choisissez une nouvelle heure.[[{companyPhone}? Si c’est trop compliqué, appelez-nous.]]`,
      },
      {
        id: 'where-we-meet',
        question: 'Le rendez-vous peut-il se faire par téléphone ou chez moi ?',
        answer:
          'Oui, quand c’est possible. Précisez dans votre [demande](/booking) ce que vous préférez : par téléphone, en visioconférence, chez nous ou dans vos bureaux. La confirmation indique ce qui est convenu.',
      },
      {
        id: 'region',
        question: 'Dans quelle région travaillez-vous ?',
        answer: `Dans toute la Belgique[[. Nous sommes situés à {companyCity}]]. La plupart des échanges peuvent se faire à distance, vous n’avez donc pas besoin d’habiter près de chez nous. Notre adresse figure sur la [page de contact](/contact).`,
      },
      {
        id: 'why-an-account',
        question: 'Pourquoi me faut-il un compte ?',
        answer: `Pour lire le site ou nous écrire, il n’en faut pas. Il en faut un pour prendre rendez-vous, commenter un article ou rédiger un avis : nous voulons alors être sûrs que l’adresse e-mail est bien la vôtre.

Pour vous [inscrire](/register), il suffit d’une adresse e-mail et d’un mot de passe ; vous confirmez l’adresse avant la première connexion. Vous pouvez aussi continuer avec Google. Dans votre [profil](/profile), vous téléchargez vos données ou supprimez le compte.`,
      },
      {
        id: 'our-languages',
        question: 'Dans quelles langues travaillez-vous ?',
        answer:
          'En néerlandais, en anglais et en français. Le site existe dans ces trois langues, et les e-mails relatifs à votre rendez-vous arrivent dans la langue de votre demande. Vous changez de langue en haut de chaque page.',
      },
      {
        id: 'support',
        question: 'Qui m’aide en cas de problème ?',
        answer: `Nous. Écrivez depuis la [page de contact](/contact)[[{companyPhone}?, appelez]] ou prenez [rendez-vous](/booking) pour signaler un problème. Les jours ouvrables, nous répondons le jour même. Les heures d’ouverture figurent sur la page de contact.

Votre site est en panne et c’est urgent ? Indiquez-le au début de votre message[[{companyPhone}? ou appelez tout de suite]].`,
      },
      {
        id: 'personal-data',
        question: 'Que faites-vous de mes données ?',
        answer: `Nous gardons ce qu’il faut pour vous répondre, organiser vos rendez-vous et faire fonctionner votre compte. Les messages du formulaire de contact sont effacés après {contactYears} ans. Nous ne vendons rien. Pour les serveurs et les sauvegardes, nous préférons des entreprises établies dans l’Espace économique européen.

La [politique de confidentialité](/privacy) détaille ce que nous conservons et pourquoi, et comment en obtenir une copie ou l’effacement.`,
      },
      {
        id: 'cookie-choice',
        question: 'Quels cookies ce site utilise-t-il ?',
        answer: `Sans votre accord, uniquement les cookies essentiels. Les cookies fonctionnels, les statistiques et le marketing restent désactivés tant que vous ne les activez pas, et refuser est aussi simple qu’accepter.

Nous retenons votre réponse pendant {consentDays} jours. Vous changez d’avis ? Les paramètres des cookies se trouvent au bas de chaque page. La liste complète figure dans la [politique relative aux cookies](/cookies).`,
      },
    ],
  },
  services: {
    heading: 'Services',
    items: [
      {
        id: 'what-we-make',
        question: 'Que faites-vous au juste ?',
        answer: `Cinq choses, chacune avec sa page :

- [webdesign](/services/webdesign) : un site sur mesure pour votre entreprise
- [backend en tant que service](/services/backend) : le serveur derrière votre application ou votre site
- [boutiques en ligne](/services/ecommerce) : un magasin avec stock, paiements et TVA
- [applications web](/services/web-applications) : un outil pour votre équipe ou vos clients
- [maintenance](/services/maintenance) : mises à jour, sauvegardes et petites modifications

Vous ne savez pas dans quelle case ranger votre demande ? Ce n’est pas nécessaire. [Posez-nous la question](/contact).`,
      },
      {
        id: 'package-contents',
        question: 'Que contiennent les formules ?',
        answer: `L’hébergement, le certificat et les sauvegardes sont compris dans chaque formule.

- **{nameBasic}** convient à un site d’entreprise ordinaire.
- **{nameEcommerce}** s’adresse à ceux qui vendent en ligne, avec ce qu’il faut à une boutique.
- **{nameEnterprise}** est prévue pour conserver davantage et travailler à plusieurs : {storage} de stockage et connexion avec Google.

Vous les comparez sur la page [services et formules](/services).`,
      },
      {
        id: 'enterprise',
        question: 'Quand ai-je besoin de la formule {nameEnterprise} ?',
        answer:
          'Quand vous conservez beaucoup de fichiers, ou quand vos collaborateurs veulent se connecter avec leur compte Google plutôt que de retenir un mot de passe de plus. {nameEnterprise} comprend {storage} de stockage et l’authentification unique avec Google. Si vous n’en avez pas besoin, une formule plus petite suffit, et nous vous le dirons.',
      },
      {
        id: 'edit-texts-myself',
        question: 'Puis-je modifier moi-même les textes et les photos ?',
        answer:
          'Oui. Vous disposez d’un espace de gestion où vous modifiez textes, photos et produits, sans connaissances techniques. Vous préférez nous le confier ? Les petites modifications font partie de la [maintenance](/services/maintenance).',
      },
      {
        id: 'multilingual-site',
        question: 'Mon site peut-il exister en plusieurs langues ?',
        answer:
          'Oui. Chaque langue a sa propre adresse, pour que les moteurs de recherche s’y retrouvent. Vous fournissez les textes ou les faites traduire ; nous convenons du nombre de langues avant d’établir le devis.',
      },
      {
        id: 'seo',
        question: 'Me trouvera-t-on sur Google ?',
        answer: `Nous soignons tout ce qui dépend du site lui-même : des pages rapides, une structure claire, de bons titres et descriptions, et des données lisibles par les moteurs de recherche et les assistants IA.

Nous ne promettons pas de place dans les résultats. Personne ne le peut : elle dépend aussi de vos textes, de votre secteur et de ceux qui cherchent les mêmes clients que vous.`,
      },
      {
        id: 'move-existing-site',
        question: 'J’ai déjà un site. Peut-il déménager ?',
        answer: `Le plus souvent, oui. Nous regardons ce qui existe, reprenons les textes et les images que vous voulez garder et redirigeons les anciennes adresses vers les nouvelles, pour que les liens et les résultats de recherche restent valables.

L’ancien site reste en ligne jusqu’à ce que le nouveau soit prêt. Le coût dépend de ce qu’il y a à reprendre ; il figure d’avance dans votre devis.`,
      },
      {
        id: 'later-changes',
        question: 'Peut-on ajouter quelque chose plus tard ?',
        answer:
          'Oui. Prenez [rendez-vous](/booking) pour une modification ou envoyez-nous un [message](/contact). Les petites choses relèvent de la maintenance, si vous l’avez prise ; pour le reste, vous recevez d’abord un prix.',
      },
      {
        id: 'built-by-others',
        question: 'Entretenez-vous aussi des sites faits par d’autres ?',
        answer:
          'Souvent, oui, mais nous regardons d’abord sous le capot. Si le site est sain, nous le reprenons. Sinon, nous vous disons ce qu’il faut faire avant et ce que cela coûte.',
      },
    ],
  },
  technical: {
    heading: 'Technique',
    items: [
      {
        id: 'domain-name',
        question: 'Qu’en est-il de mon nom de domaine ?',
        answer:
          'Votre nom de domaine est enregistré à votre nom, pas au nôtre. Si vous en avez un, il reste où il est et nous le dirigeons vers le nouveau site. Sinon, nous vous aidons à en choisir un et à l’enregistrer.',
      },
      {
        id: 'business-email',
        question: 'Mes e-mails continueront-ils d’arriver ?',
        answer:
          'Oui. Vos boîtes restent chez votre fournisseur actuel, et nous ne touchons pas à leurs réglages quand nous déplaçons votre site. Si vous voulez une adresse à votre nom de domaine et n’en avez pas encore, demandez-le-nous : nous la configurons avec vous.',
      },
      {
        id: 'uptime',
        question: 'Mon site sera-t-il souvent en panne ?',
        answer:
          'Nous visons une disponibilité de {uptime}. C’est un objectif, pas la promesse que rien ne tombe jamais en panne. Nous surveillons les sites que nous hébergeons et intervenons quand l’un d’eux ne répond plus. Les travaux que vous pourriez remarquer sont annoncés.',
      },
      {
        id: 'backups',
        question: 'Faites-vous des sauvegardes ?',
        answer:
          'Oui, dans chaque formule. Si quelque chose tourne mal, par notre faute, par la vôtre ou à cause d’un disque défaillant, nous rétablissons une version antérieure. Vous pouvez aussi demander une copie de vos données.',
      },
      {
        id: 'ownership',
        question: 'À qui appartiennent le code et le contenu ?',
        answer: `Vos textes, vos photos et vos données sont à vous et le restent. Ce que nous concevons et programmons spécialement pour vous devient vôtre dès que tout est payé.

En dessous se trouvent des briques que nous employons partout, et des logiciels libres. Vous pouvez continuer à les utiliser, mais ils ne deviennent pas votre propriété. Les règles précises figurent dans les [conditions générales](/terms).`,
      },
      {
        id: 'technology',
        question: 'Avec quoi construisez-vous ?',
        answer:
          'Avec TypeScript, React et PostgreSQL : des briques courantes, que beaucoup de développeurs connaissent. Si vous voulez un jour continuer avec quelqu’un d’autre, ce sera possible.',
      },
      {
        id: 'accessibility',
        question: 'Tout le monde pourra-t-il utiliser mon site ?',
        answer: `C’est le but. Nous suivons les règles WCAG au niveau AA : un contraste suffisant, une navigation possible au clavier, des pages lisibles par un lecteur d’écran.

Si vous vendez à des consommateurs, les règles européennes d’accessibilité des boutiques en ligne peuvent aussi vous concerner. Nous examinons cela avec vous.`,
      },
      {
        id: 'gdpr',
        question: 'Mon site est-il conforme au RGPD ?',
        answer: `Nous le construisons pour qu’il puisse l’être. Sans accord, il n’y a que des cookies essentiels, les formulaires ne demandent que le nécessaire, et les données que vous ne pouvez plus garder s’effacent.

Si nous hébergeons votre site, nous concluons avec vous un contrat de sous-traitance des données. Vous restez responsable de ce que vous collectez et de la façon dont vous l’expliquez.`,
      },
      {
        id: 'phones-and-speed',
        question: 'Mon site sera-t-il rapide, et lisible sur un téléphone ?',
        answer:
          'Nous dessinons d’abord pour le petit écran, ensuite pour le grand. Nous mesurons la vitesse comme le fait Google, avec les Core Web Vitals, et sur de vrais appareils. Une page lente n’est pas une page terminée.',
      },
      {
        id: 'security-updates',
        question: 'Qui tient la technique à jour ?',
        answer:
          'Nous, tant que nous hébergeons votre site. Le certificat est renouvelé à temps et le serveur tenu à jour. Les mises à jour du site lui-même, la surveillance et les petites modifications font partie de la [maintenance](/services/maintenance).',
      },
    ],
  },
  pricing: {
    heading: 'Prix',
    items: [
      {
        id: 'starting-prices',
        question: 'Combien coûte une réalisation ?',
        answer: `Voici les prix de départ, hors TVA :

- un site web professionnel : à partir de {startWebdesign}
- un backend : à partir de {startBackend}
- une boutique en ligne : à partir de {startEcommerce}
- une application web : à partir de {startWebApplications}
- la maintenance : à partir de {startMaintenance} par mois

Les quatre premiers se paient une seule fois. Le prix de votre projet figure dans le devis, avant que nous commencions.`,
      },
      {
        id: 'monthly-price',
        question: 'Et ensuite, combien par mois ?',
        answer: `Voici le montant mensuel par service, hors TVA :

- webdesign : {monthWebdesign}
- backend : {monthBackend}
- boutique en ligne : {monthEcommerce}
- application web : {monthWebApplications}
- maintenance : {monthMaintenance}

La maintenance a donc deux montants : celui-ci, et un prix de départ de {startMaintenance} par mois. Lequel s’applique dépend de votre site ; votre devis l’indique.`,
      },
      {
        id: 'package-prices',
        question: 'Combien coûtent les formules ?',
        answer: `Par mois et hors TVA : {nameBasic} {packageBasic}, {nameEcommerce} {packageEcommerce} et {nameEnterprise} {packageEnterprise}. Leur contenu est décrit sous [que contiennent les formules](/faq#package-contents) et sur la page [services et formules](/services).`,
      },
      {
        id: 'vat',
        question: 'Vos prix comprennent-ils la TVA ?',
        answer:
          'Non. Nous travaillons surtout pour des entreprises, qui comptent hors TVA. Votre devis et votre facture mentionnent aussi le montant TVA comprise.',
      },
      {
        id: 'fixed-price',
        question: 'Le prix peut-il augmenter en cours de route ?',
        answer:
          'Pas pour ce qui figure dans le devis. Si vous demandez autre chose en plus, nous vous disons d’abord ce que cela coûte et ne commençons qu’avec votre accord.',
      },
      {
        id: 'payment',
        question: 'Quand dois-je payer ?',
        answer:
          'Pour un projet sur mesure, vous payez {upfront} d’avance ; le devis précise quand le solde est dû. Les abonnements, comme une formule ou la maintenance, sont facturés d’avance.',
      },
      {
        id: 'cancel-subscription',
        question: 'Suis-je lié longtemps par un abonnement ?',
        answer: 'Non. Vous le résiliez par écrit, avec un préavis de {noticeDays} jours, sans avoir à vous justifier.',
      },
      {
        id: 'after-cancelling',
        question: 'Que deviennent mes données si je résilie ?',
        answer:
          'Après la fin du contrat, vous gardez l’accès à vos données pendant {dataAccessDays} jours, le temps de les transférer. Nous les effaçons ensuite, sauf ce que la loi nous oblige à garder, comme les factures.',
      },
    ],
  },
}
