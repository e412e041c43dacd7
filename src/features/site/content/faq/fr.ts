import type { Faq } from '../faq-content.ts'

export const fr: Faq = [
  {
    id: 'general',
    heading: 'Questions générales',
    items: [
      {
        id: 'how-a-project-runs',
        question: 'Comment se déroule un projet ?',
        answer: `Tout commence par un rendez-vous. Vous recevez ensuite un devis, avec un prix fixe et un planning. Dès que vous êtes d’accord et que la moitié est payée, nous créons les maquettes, puis nous développons le site. Vous suivez l’avancement, et le site n’est mis en ligne qu’avec votre accord.

Du début à la fin, vous parlez directement aux personnes qui réalisent votre site. Pour commencer, il suffit de [prendre rendez-vous](/booking).`,
      },
      {
        id: 'who-makes-it',
        question: 'Qui réalise mon site ?',
        answer:
          'Nous. Les personnes à qui vous parlez travaillent elles-mêmes à votre site : gestion du projet, design ou développement. Vos questions arrivent donc directement à la bonne personne.',
      },
      {
        id: 'examples',
        question: 'Puis-je voir des exemples de vos réalisations ?',
        answer:
          'Oui. Nous avons réalisé le site que vous consultez, et vous pouvez lire ce que l’on pense de notre travail dans les [avis](/reviews). Lors d’un premier [rendez-vous](/booking), dites-nous ce que vous cherchez et nous vous montrerons des exemples comparables.',
      },
      {
        id: 'timeline',
        question: 'Dans combien de temps mon site sera-t-il en ligne ?',
        answer: `Un site simple demande {weeksFrom} à {weeksTo} semaines, à compter du moment où nous avons reçu tout votre contenu. Une boutique en ligne ou une application web demande plus de temps ; le planning figure dans votre devis.

Le plus souvent, ce sont les textes et les photos qui se font attendre. S’ils sont prêts dès le départ, votre site est en ligne plus tôt.`,
      },
      {
        id: 'book-appointment',
        question: 'Comment prendre rendez-vous ?',
        answer: `Ouvrez la page [prendre rendez-vous](/booking), indiquez le sujet (un nouveau site ou une application web, une modification ou un problème), puis choisissez un jour et un créneau. Ajoutez quelques lignes sur votre besoin, pour que nous puissions nous préparer. À la fin, vous vous connectez, ou vous indiquez votre nom et votre adresse e-mail si aucun compte n’est nécessaire.

Vous voyez tout de suite quels créneaux sont encore libres. Vous préférez d’abord [[{companyPhone}?appeler ou ]]écrire ? Nos coordonnées figurent sur la [page de contact](/contact).`,
      },
      {
        id: 'after-booking',
        question: 'Mon rendez-vous est-il confirmé tout de suite ?',
        answer: `Non. Votre demande est d’abord en attente, et un e-mail vous le confirme. Entre-temps, le créneau choisi vous est réservé.

Dès que nous l’approuvons, vous recevez une confirmation par e-mail, avec une invitation pour votre agenda. Si nous ne pouvons pas la confirmer, nous vous en donnons le motif par e-mail. Vous pouvez suivre vos demandes à tout moment sous [Mes rendez-vous](/my-appointments).`,
      },
      {
        id: 'change-appointment',
        question: 'Puis-je déplacer ou annuler un rendez-vous ?',
        answer: `Oui. Sous [Mes rendez-vous](/my-appointments), ou avec le bouton de nos e-mails, vous pouvez annuler une demande ou un rendez-vous. Si un rendez-vous approuvé ne vous convient plus, vous pouvez aussi y demander un autre créneau. Votre rendez-vous reste inchangé tant que nous n’avons pas approuvé ce créneau.[[{companyPhone}? Vous pouvez aussi simplement nous appeler.]]`,
      },
      {
        id: 'where-we-meet',
        question: 'Le rendez-vous peut-il avoir lieu par téléphone ou chez moi ?',
        answer:
          'Oui, quand c’est possible. Précisez dans votre [demande](/booking) ce que vous préférez : par téléphone, en visioconférence, chez nous ou chez vous. La confirmation mentionne ce qui est convenu.',
      },
      {
        id: 'region',
        question: 'Dans quelle région travaillez-vous ?',
        answer: `Dans toute la Belgique[[. Nous sommes établis à {companyCity}]]. La plupart des échanges peuvent se faire à distance : il n’est pas nécessaire d’être à proximité. Notre adresse figure sur la [page de contact](/contact).`,
      },
      {
        id: 'why-an-account',
        question: 'Pourquoi ai-je besoin d’un compte ?',
        answer: `Vous n’en avez pas besoin pour consulter le site ou nous écrire. Il en faut un pour commenter un article ou écrire un avis, car nous voulons être sûrs que l’adresse e-mail est bien la vôtre. Pour un rendez-vous, le formulaire indique si une adresse e-mail confirmée suffit.

Pour [créer un compte](/register), il suffit d’une adresse e-mail et d’un mot de passe ; vous confirmez l’adresse avant la première connexion. Vous pouvez aussi continuer avec Google. Dans votre [profil](/profile), vous pouvez télécharger vos données ou supprimer votre compte.`,
      },
      {
        id: 'our-languages',
        question: 'Dans quelles langues travaillez-vous ?',
        answer:
          'Nous travaillons {siteLanguages}.[[{severalLanguages}? Le site existe dans ces langues, et les e-mails relatifs à votre rendez-vous arrivent dans la langue de votre demande. Vous changez de langue en haut de chaque page.]]',
      },
      {
        id: 'support',
        question: 'Qui m’aide en cas de problème ?',
        answer: `Nous. Écrivez-nous depuis la [page de contact](/contact)[[{companyPhone}?, appelez-nous]] ou prenez [rendez-vous](/booking) pour signaler un problème. Nous répondons sous un jour ouvrable. Les heures d’ouverture figurent sur la page de contact.

Votre site est en panne et c’est urgent ? Indiquez-le au début de votre message[[{companyPhone}? ou appelez tout de suite]].`,
      },
      {
        id: 'personal-data',
        question: 'Que faites-vous de mes données ?',
        answer: `Nous gardons ce qu’il faut pour vous répondre, organiser vos rendez-vous et faire fonctionner votre compte. Les messages du formulaire de contact sont effacés après {contactYears} ans. Nous ne vendons jamais vos données. Pour les serveurs et les sauvegardes, nous privilégions des entreprises établies dans l’Espace économique européen.

La [politique de confidentialité](/privacy) détaille ce que nous conservons, pourquoi, et comment en obtenir une copie ou l’effacement.`,
      },
      {
        id: 'cookie-choice',
        question: 'Quels cookies ce site utilise-t-il ?',
        answer: `Sans votre accord, uniquement des cookies essentiels. Tous les autres restent désactivés tant que vous ne les activez pas, et refuser est aussi simple qu’accepter.

Nous retenons votre choix pendant {consentDays} jours. Vous changez d’avis ? Les paramètres des cookies se trouvent au bas de chaque page. La liste complète figure dans la [politique de cookies](/cookies).`,
      },
    ],
  },
  {
    id: 'services',
    heading: 'Services',
    items: [
      {
        id: 'what-we-make',
        question: 'Que proposez-vous exactement ?',
        answer: `Chaque service a sa propre page :

- [webdesign](/services/webdesign) : un site sur mesure pour votre entreprise
- [backend as a service](/services/backend) : le serveur de votre application ou de votre site
- [boutiques en ligne](/services/ecommerce) : stock, paiements et TVA compris
- [applications web](/services/web-applications) : un outil pour votre équipe ou vos clients
- [maintenance](/services/maintenance) : mises à jour, sauvegardes et petites modifications

Vous ne savez pas ce qu’il vous faut ? Aucun problème. [Contactez-nous](/contact).`,
      },
      {
        id: 'package-contents',
        question: 'Que comprennent les formules ?',
        answer: `L’hébergement, un certificat SSL et des sauvegardes quotidiennes sont compris dans chaque formule.

- **{nameBasic}** convient à un site d’entreprise classique.
- **{nameEcommerce}** comprend tout ce qu’il faut pour vendre en ligne.
- **{nameEnterprise}** s’adresse aux équipes qui ont beaucoup de fichiers : {storage} de stockage et authentification unique avec Google.

Comparez-les sur la page [services et formules](/services).`,
      },
      {
        id: 'enterprise',
        question: 'Quand ai-je besoin de la formule {nameEnterprise} ?',
        answer:
          'Quand vous stockez beaucoup de fichiers, ou quand vos collaborateurs veulent se connecter avec leur compte Google plutôt que de retenir un mot de passe de plus. {nameEnterprise} comprend {storage} de stockage et l’authentification unique avec Google. Si vous n’en avez pas besoin, une formule plus petite suffit, et nous vous le dirons.',
      },
      {
        id: 'edit-texts-myself',
        question: 'Puis-je modifier moi-même les textes et les photos ?',
        answer:
          'Oui. Vous disposez d’un espace d’administration où vous modifiez textes, photos et produits, sans connaissances techniques. Vous préférez nous le confier ? Les petites modifications font partie de la [maintenance](/services/maintenance).',
      },
      {
        id: 'multilingual-site',
        question: 'Mon site peut-il être disponible en plusieurs langues ?',
        answer:
          'Oui. Chaque langue a sa propre adresse, pour que les moteurs de recherche s’y retrouvent. Vous rédigez les textes ou les faites traduire ; nous convenons du nombre de langues avant d’établir le devis.',
      },
      {
        id: 'seo',
        question: 'Me trouvera-t-on sur Google ?',
        answer: `Nous soignons tout ce qui dépend du site lui-même : des pages rapides, une structure claire, de bons titres et descriptions, et des données structurées que lisent les moteurs de recherche et les assistants IA.

Nous ne promettons pas de position dans les résultats. Personne ne le peut : elle dépend aussi de vos textes, de votre secteur et de vos concurrents.`,
      },
      {
        id: 'move-existing-site',
        question: 'J’ai déjà un site. Pouvez-vous le reprendre ?',
        answer: `Le plus souvent, oui. Nous regardons ce qui existe, reprenons les textes et les images que vous voulez garder et redirigeons les anciennes adresses vers les nouvelles, pour que les liens et les résultats de recherche continuent de fonctionner.

L’ancien site reste en ligne jusqu’à ce que le nouveau soit prêt. Le coût dépend de ce qu’il y a à reprendre et figure dans votre devis.`,
      },
      {
        id: 'later-changes',
        question: 'Puis-je ajouter quelque chose plus tard ?',
        answer:
          'Oui. Prenez [rendez-vous](/booking) pour une modification ou envoyez-nous un [message](/contact). Si vous avez la maintenance, les petites modifications sont comprises ; pour le reste, vous recevez d’abord un prix.',
      },
      {
        id: 'built-by-others',
        question: 'Reprenez-vous aussi des sites créés par d’autres ?',
        answer:
          'Souvent, oui, mais nous regardons d’abord comment il est construit. Si le site est en bon état, nous le reprenons. Sinon, nous vous disons ce qu’il faut faire d’abord et ce que cela coûte.',
      },
    ],
  },
  {
    id: 'technical',
    heading: 'Technique',
    items: [
      {
        id: 'domain-name',
        question: 'Qu’en est-il de mon nom de domaine ?',
        answer:
          'Votre nom de domaine est enregistré à votre nom, pas au nôtre. Si vous en avez déjà un, il reste où il est et nous le faisons pointer vers le nouveau site. Sinon, nous vous aidons à en choisir un et à l’enregistrer.',
      },
      {
        id: 'business-email',
        question: 'Mes e-mails continueront-ils de fonctionner ?',
        answer:
          'Oui. Vos boîtes mail restent chez votre fournisseur actuel, et nous ne touchons pas à leurs réglages quand nous transférons votre site. Si vous souhaitez une adresse e-mail avec votre nom de domaine, nous la configurons avec vous.',
      },
      {
        id: 'uptime',
        question: 'Mon site sera-t-il toujours accessible ?',
        answer:
          'Nous visons une disponibilité de {uptime}, mais personne ne peut promettre qu’il n’y aura jamais de panne. Nous surveillons la disponibilité de tous les sites que nous hébergeons. Avec la [maintenance](/services/maintenance), nous intervenons aussi : si votre site ne répond plus, nous le remettons en ligne. Nous annonçons à l’avance les travaux que vous pourriez remarquer.',
      },
      {
        id: 'backups',
        question: 'Faites-vous des sauvegardes ?',
        answer:
          'Oui, chaque jour et dans chaque formule. En cas de problème, qu’il vienne de nous, de vous ou d’un disque défaillant, nous restaurons une version antérieure. Vous pouvez aussi demander une copie de vos données.',
      },
      {
        id: 'ownership',
        question: 'À qui appartiennent le code et le contenu ?',
        answer: `Vos textes, vos photos et vos données sont à vous et le restent. Ce que nous concevons et développons spécialement pour vous vous appartient dès que tout est payé.

Votre site repose aussi sur des logiciels libres et sur des composants que nous utilisons pour tous nos projets. Vous pouvez continuer à les utiliser, mais ils ne deviennent pas votre propriété. Les détails figurent dans les [conditions générales](/terms).`,
      },
      {
        id: 'technology',
        question: 'Quelles technologies utilisez-vous ?',
        answer:
          'TypeScript, React et PostgreSQL : des technologies courantes, que beaucoup de développeurs connaissent. Si vous souhaitez un jour changer de prestataire, un autre pourra prendre le relais.',
      },
      {
        id: 'accessibility',
        question: 'Mon site sera-t-il accessible à tous ?',
        answer: `C’est le but. Nous suivons les recommandations WCAG au niveau AA : un contraste suffisant, une navigation possible au clavier, des pages lisibles par un lecteur d’écran.

Si vous vendez à des consommateurs, les règles européennes d’accessibilité des boutiques en ligne peuvent aussi vous concerner. Nous examinons cela avec vous.`,
      },
      {
        id: 'gdpr',
        question: 'Mon site est-il conforme au RGPD ?',
        answer: `Nous créons votre site pour que vous puissiez respecter les règles. Sans consentement, il n’y a que des cookies essentiels, les formulaires ne demandent que le nécessaire, et les données que vous ne pouvez plus conserver peuvent être effacées.

Si nous hébergeons votre site, nous concluons avec vous un contrat de sous-traitance des données. Vous restez responsable de ce que vous collectez et de la façon dont vous l’expliquez.`,
      },
      {
        id: 'phones-and-speed',
        question: 'Mon site sera-t-il rapide et lisible sur smartphone ?',
        answer:
          'Oui. Nous concevons d’abord le petit écran, puis le grand. Nous mesurons la vitesse comme Google, avec les Core Web Vitals, et sur de vrais appareils. Pour nous, une page lente n’est pas terminée.',
      },
      {
        id: 'security-updates',
        question: 'Qui assure les mises à jour techniques ?',
        answer:
          'Nous, tant que nous hébergeons votre site : nous renouvelons le certificat SSL, tenons le serveur à jour et vérifions que votre site est accessible. Les mises à jour du site lui-même, l’intervention à chaque alerte et les petites modifications font partie de la [maintenance](/services/maintenance).',
      },
    ],
  },
  {
    id: 'pricing',
    heading: 'Prix',
    items: [
      {
        id: 'starting-prices',
        question: 'Combien coûte un projet ?',
        answer: `Voici les prix de départ, hors TVA :

- un site web professionnel : [[à partir de {startWebdesign}|sur demande]]
- un backend : [[à partir de {startBackend}|sur demande]]
- une boutique en ligne : [[à partir de {startEcommerce}|sur demande]]
- une application web : [[à partir de {startWebApplications}|sur demande]]
- la maintenance d’un site sur mesure : [[à partir de {startMaintenance} par mois|sur demande]]

Les quatre premiers se paient une seule fois. Votre devis indique le prix de votre projet avant que nous commencions.`,
      },
      {
        id: 'monthly-price',
        question: 'Et ensuite, quel est le prix par mois ?',
        answer: `Voici les prix mensuels par service, hors TVA :

- webdesign : [[{monthWebdesign}|sur demande]]
- backend : [[{monthBackend}|sur demande]]
- boutique en ligne : [[{monthEcommerce}|sur demande]]
- application web : [[{monthWebApplications}|sur demande]]
- maintenance : [[à partir de {monthMaintenance}|sur demande]]

La maintenance est facultative. Pour un site créé avec une formule, vous payez [[à partir de {monthMaintenance} par mois|un prix sur demande]] ; pour un site sur mesure, [[à partir de {startMaintenance} par mois|un prix sur demande]], hors TVA. Le devis précise ce qui est compris chaque mois. La facturation se fait chaque mois à l’avance.`,
      },
      {
        id: 'package-prices',
        question: 'Combien coûtent les formules ?',
        answer: `Par mois et hors TVA : {nameBasic} [[{packageBasic}|sur demande]], {nameEcommerce} [[{packageEcommerce}|sur demande]] et {nameEnterprise} [[{packageEnterprise}|sur demande]]. Voir aussi [ce que comprennent les formules](/faq#package-contents) et la page [services et formules](/services).`,
      },
      {
        id: 'vat',
        question: 'Vos prix comprennent-ils la TVA ?',
        answer:
          'Non. Nous travaillons surtout pour des entreprises : les prix sont donc indiqués hors TVA. Votre devis et votre facture mentionnent aussi le montant TVA comprise.',
      },
      {
        id: 'fixed-price',
        question: 'Le prix peut-il augmenter en cours de route ?',
        answer:
          'Pas pour ce qui figure dans le devis. Si vous demandez un supplément, nous vous disons d’abord ce qu’il coûte et commençons après votre accord.',
      },
      {
        id: 'payment',
        question: 'Quand dois-je payer ?',
        answer:
          'Pour un projet sur mesure, vous payez {upfront} à l’avance ; nous commençons dès que vous êtes d’accord et que ce montant est payé. Le devis précise quand le solde est dû. Les abonnements, comme une formule ou la maintenance, sont facturés chaque mois à l’avance.',
      },
      {
        id: 'cancel-subscription',
        question: 'Un abonnement me lie-t-il pour longtemps ?',
        answer: 'Non. Vous pouvez résilier par écrit, avec un préavis de {noticeDays} jours, sans vous justifier.',
      },
      {
        id: 'after-cancelling',
        question: 'Que deviennent mes données si je résilie ?',
        answer:
          'Après la fin du contrat, vous gardez l’accès à vos données pendant {dataAccessDays} jours, le temps de les transférer. Nous les effaçons ensuite, sauf ce que la loi nous oblige à conserver, comme les factures.',
      },
    ],
  },
]
