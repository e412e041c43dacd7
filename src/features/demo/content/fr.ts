import type { DemoTexts } from './articles.ts'

export const fr: DemoTexts = {
  speed: {
    title: 'Votre site web est-il assez rapide ?',
    excerpt:
      'Trois chiffres suffisent pour savoir si vos visiteurs doivent attendre. Mesurez-les vous-même, gratuitement, en cinq minutes.',
    body: `
Personne ne se plaint d’un site lent. Les gens s’en vont, tout simplement. Pour chaque projet, nous regardons donc trois chiffres qui, ensemble, résument ce que ressent un visiteur.

## Les trois chiffres

| Chiffre | Ce qu’il mesure | Bon |
| --- | --- | --- |
| LCP | quand le plus grand élément visible est affiché | en moins de 2,5 secondes |
| INP | combien de temps la page met à réagir à un clic | moins de 200 millisecondes |
| CLS | à quel point la page saute pendant le chargement | moins de 0,1 |

Google vérifie si au moins les trois quarts des visites respectent ces seuils. Un ordinateur rapide au bureau ne prouve donc rien : c’est le smartphone dans le bus qui compte.

## Mesurer vous-même

1. Ouvrez **PageSpeed Insights** sur pagespeed.web.dev.
2. Saisissez l’adresse de votre site et lancez l’analyse.
3. Regardez l’onglet **Mobile**. Si votre site a assez de visiteurs, le haut du rapport affiche les trois chiffres, mesurés lors de vraies visites.
4. En dessous se trouve un test en laboratoire avec Lighthouse. Il donne le LCP et le CLS, mais pas l’INP. Faites le test trois fois et gardez le résultat du milieu.

> Une mesure est une anecdote. Trois mesures sont un début.

## Les images d’abord

Sur la plupart des sites que nous examinons, les images pèsent plus lourd que tout le reste. Donnez à chaque image ses dimensions, pour que le texte ne saute pas, et ne chargez que ce qui apparaît à l’écran :

\`\`\`html
<img src="/atelier-800.webp" width="800" height="600"
     loading="lazy" alt="Deux personnes à une table à dessin">
\`\`\`

L’image du haut fait exception : chargez-la tout de suite, car c’est elle qui détermine votre LCP. Comment alléger vos images sans les abîmer ? C’est le sujet de notre article sur les images.

## Ce que remarque un visiteur

Imaginez : vendredi, dix-sept heures quarante-cinq. Une cliente cherche vos heures d’ouverture dans le tram. L’écran reste d’abord vide, puis le logo s’affiche, puis la photo. Au moment où elle veut toucher « Appelez-nous », tout descend et elle ouvre votre newsletter. À chaque agacement son chiffre : l’écran vide, c’est le LCP ; le bouton qui tarde à réagir, l’INP ; la page qui saute, le CLS.

Inutile de retenir les noms. Retenez plutôt que ce sont trois problèmes distincts, avec chacun sa cause. Un site peut se charger vite et paraître lourd malgré tout, parce qu’un script occupe le smartphone pendant une seconde.

## Où passe le temps

Sur les sites des petites entreprises, nous retrouvons toujours les mêmes causes :

| Cause | Comment la reconnaître | Que faire |
| --- | --- | --- |
| des photos telles quelles, sorties de l’appareil | la page pèse plusieurs mégaoctets | les réduire, en WebP ou en AVIF |
| des scripts d’autres entreprises | chat, carte et vidéo se chargent avec la page | les charger après un clic, ou s’en passer |
| trop de polices | le texte arrive tard ou saute | une ou deux, sur votre propre serveur |
| un serveur lent | au début, rien ne se passe | un cache, ou un autre hébergement |
| un thème trop lourd | chaque page charge du code inutile | faire le tri, ou repartir de zéro |

Commencez par le haut. Les deux premières lignes se règlent souvent en un après-midi, sans toucher au design. Les deux dernières relèvent de votre développeur.

## Les questions à poser à votre développeur

Pas besoin de lire du code pour avoir une conversation utile. Ces questions suffisent :

- Combien pèse notre page d’accueil sur smartphone, et quelle part représentent les images ?
- Quels fichiers viennent d’autres entreprises, et que perdrions-nous sans eux ?
- Avec une connexion lente, que voit-on d’abord : rien, ou déjà du texte ?
- Qui refait la mesure après une modification, et quand ?

Si la première question ne donne pas de chiffre, c’est sans doute que personne ne mesure. Chez nous, cette mesure fait partie du [webdesign](/services/webdesign), puis de la [maintenance](/services/maintenance).

## À partir de quand est-ce assez rapide ?

Dès que les trois chiffres sont bons sur un smartphone ordinaire, vous pouvez vous arrêter. Passer de 1,8 à 1,6 seconde demande des jours de travail, et presque personne ne le remarquera. Consacrez plutôt ce temps à de meilleures photos ou à des tarifs plus clairs.

## Et ensuite ?

Refaites le test après chaque grand changement. Une fenêtre de chat ou une nouvelle police peut défaire en un jour ce que vous avez gagné en un mois. Vous voulez notre avis ? [Envoyez-nous l’adresse de votre site](/contact) : vous recevrez les trois chiffres et nos conseils.
`,
  },
  accessibility: {
    title: 'Un site pour tous : sept vérifications à faire vous-même',
    excerpt:
      'Pas besoin d’un audit coûteux pour commencer. Un clavier et dix minutes suffisent pour repérer l’essentiel.',
    body: `
Selon l’OMS, une personne sur six environ vit avec un handicap. Sans compter toutes celles qui ont le poignet cassé, ont oublié leurs lunettes ou lisent en plein soleil. Un site accessible est tout simplement un meilleur site.

## Sept vérifications

- **Parcourez la page avec Tab.** Voyez-vous toujours où vous êtes ? Pouvez-vous tout atteindre, menu compris ?
- **Agrandissez à 200 pour cent.** Tout reste-t-il lisible, sans défilement horizontal ?
- **Désactivez les images.** Chaque image utile a-t-elle une description ?
- **Lisez uniquement les titres.** Suffisent-ils à comprendre de quoi parle la page ?
- **Cliquez sur un libellé.** Le curseur se place-t-il dans le bon champ ?
- **Envoyez un formulaire vide.** Le message dit-il ce qui manque, et dans quel champ ?
- **Affichez la page en niveaux de gris.** Tout reste-t-il clair sans la couleur ?

## Le contraste en chiffres

| Type de texte | Au moins |
| --- | --- |
| texte normal | 4,5 : 1 |
| grand texte (à partir de 24 px) | 3 : 1 |
| boutons et icônes | 3 : 1 |

## Un champ avec un vrai libellé

Un texte gris dans le champ n’est pas un libellé : il disparaît dès que vous écrivez, et les lecteurs d’écran ne le lisent pas toujours.

\`\`\`html
<label for="email">Adresse e-mail</label>
<input id="email" type="email" autocomplete="email"
       aria-describedby="email-help">
<p id="email-help">Nous répondons sous un jour ouvrable.</p>
\`\`\`

> Si tout fonctionne au clavier, le plus dur est fait.

## Ce que l’on trouve en général

Faites les sept vérifications sur votre page d’accueil, votre page de contact et la page où l’on commande ou demande quelque chose. Voici ce qui revient le plus souvent :

| Ce que vous remarquez | Qui est gêné | Ce qu’il faut demander |
| --- | --- | --- |
| du texte gris clair sur fond blanc | les personnes qui voient mal, tout le monde au soleil | un texte plus foncé |
| un menu qui ne s’ouvre qu’au survol | toute personne sans souris, y compris sur smartphone | un bouton sur lequel appuyer |
| « cliquez ici » comme lien | les personnes qui font lire les liens | le nom de la page comme lien |
| des erreurs signalées seulement en rouge | les personnes qui distinguent mal les couleurs | une phrase à côté du champ |
| une vidéo qui démarre seule | les personnes gênées par le son ou le mouvement | un bouton de lecture |

Aucun de ces cinq points n’exige un nouveau site. Chacun demande entre une heure et une journée. Pour chaque point, notez la page concernée et gardez une capture d’écran : la personne qui corrige saura où regarder, et vous pourrez vérifier ensuite que c’est réglé.

## Comment s’y prendre

Vouloir tout faire d’un coup est le meilleur moyen de ne jamais commencer. Procédez dans cet ordre :

1. **Ce qui bloque.** Si l’on ne peut pas envoyer votre formulaire au clavier, vous perdez un client. C’est la priorité.
2. **Ce qui figure sur chaque page.** Corrigez une fois le menu, le pied de page et les boutons : tout le site y gagne.
3. **Ce qui est le plus visité.** Accueil, heures d’ouverture, tarifs, contact.
4. **Le reste**, chaque fois que vous modifiez une page.

Demandez aussi à un client en situation de handicap d’essayer votre site, et payez-lui ce temps. Une demi-heure vous en apprendra plus qu’un rapport de quarante pages.

## Les mots comptent aussi

L’accessibilité n’est pas qu’une affaire de technique. Des phrases courtes, des intertitres et des mots simples aident les personnes qui lisent difficilement, celles qui parlent une autre langue et celles qui sont pressées. Quelques habitudes :

- Donnez d’abord la réponse, ensuite l’explication.
- Écrivez une abréviation en toutes lettres la première fois.
- Présentez les étapes dans une liste numérotée.
- Ne mettez jamais une information importante uniquement dans une image ou un PDF.

Sur chaque site que nous créons, ces vérifications font partie de notre [méthode](/services/webdesign) : elles sont répétées automatiquement à chaque modification, et nous vérifions nous-mêmes ce qu’une machine ne voit pas.

## Obligatoire ou non ?

Depuis juin 2025, la législation européenne sur l’accessibilité s’applique à de nombreux services et boutiques en ligne destinés aux consommateurs. Les microentreprises qui fournissent des services en sont exemptées : moins de dix personnes et un chiffre d’affaires ou un bilan de deux millions d’euros au plus. Un doute ? [Posez-nous la question](/contact).
`,
  },
  local: {
    title: 'Se faire trouver dans sa région',
    excerpt:
      'On cherche un boulanger, un peintre ou un coiffeur près de chez soi. Voici comment apparaître, vous aussi, à côté des grandes plateformes.',
    body: `
Pour « plombier », un moteur de recherche ne montre pas les mêmes entreprises à Gand et à Liège. Nul besoin d’astuces pour en faire partie : donnez partout les mêmes informations, au complet.

## Commencez par votre fiche

1. Revendiquez votre fiche sur Google et sur Bing.
2. Indiquez votre nom, votre adresse et votre numéro de téléphone exactement comme sur votre site.
3. Choisissez une seule catégorie principale, la bonne.
4. Ajoutez vos heures d’ouverture, jours fériés compris.
5. Ajoutez vos propres photos, pas des photos toutes faites.

## Dites-le aussi aux machines

Sur votre site, vous pouvez donner les mêmes informations sous une forme que les moteurs de recherche lisent sans deviner :

\`\`\`json
{
  "@context": "https://schema.org",
  "@type": "Bakery",
  "name": "Bakkerij De Korst",
  "telephone": "+32 9 555 01 23",
  "openingHours": "Tu-Sa 07:00-18:00"
}
\`\`\`

Chaque site que nous créons contient ces données, et elles suivent vos paramètres.

## Ce qui aide, et ce qui n’aide pas

| À faire | À éviter |
| --- | --- |
| une bonne page par service | trente pages où seul le nom de la commune change |
| demander un avis aux clients satisfaits | acheter des avis |
| répondre aux questions des clients sur votre blog | répéter des mots-clés jusqu’à rendre le texte illisible |

> Écrivez comme vous parlez au comptoir. C’est aussi ainsi que les gens cherchent.

## Dites sur votre site ce que les gens veulent savoir

Une fiche amène les gens jusqu’à votre nom. C’est votre site qui les décide à appeler. Regardez-le comme quelqu’un qui ne vous connaît pas et qui se trouve dans la rue. En dix secondes, cette personne veut savoir :

- Que faites-vous, avec les mots de vos clients ? « Réparation de fuites de toiture » en dit plus que « solutions globales ».
- Où êtes-vous, ou jusqu’où vous déplacez-vous ? Citez des communes, pas « la région et ses environs ».
- Quand êtes-vous ouvert, et est-ce encore vrai lundi prochain ?
- Combien cela coûte-t-il à peu près ? Un prix « à partir de » vaut mieux que pas de prix du tout.
- Comment vous joindre ? Un numéro sur lequel on peut appuyer, pas un numéro dans une image.

S’il manque une seule de ces réponses, une partie de vos visiteurs appellera l’entreprise citée juste en dessous.

## Une page par service

Un plombier qui n’a qu’une page « Services » dit aux moteurs de recherche qu’il fait un peu de tout. Créez plutôt une page pour les débouchages, une pour les chauffe-eau et une pour les salles de bains. Sur chacune, expliquez comment vous travaillez, combien cela coûte à peu près, en combien de temps vous pouvez venir et ce qu’on vous demande souvent. Ajoutez la photo d’un vrai chantier, avec la commune en légende : aucune plateforme n’a cela.

Trois cents mots suffisent. Si vous n’avez rien à dire d’un service, il n’a pas besoin de sa propre page.

## Demander un avis sans insister

La plupart des clients satisfaits n’écrivent rien, parce que personne ne le leur demande. Posez la question au bon moment : à la fin du chantier ou au moment de payer. Envoyez avant le soir un e-mail avec un lien et une phrase. N’offrez rien en échange : une remise contre un bon avis est trompeuse, et cela se sent.

Répondez aussi aux avis négatifs, brièvement et poliment, en disant ce que vous comptez faire. C’est ce que les lecteurs suivants regardent le plus. Pour voir comment nous faisons, lisez nos [avis](/reviews).

## Une demi-heure par mois

Inutile d’en faire un métier. Réservez une demi-heure fixe dans votre agenda, le premier lundi du mois par exemple :

1. Vérifiez que vos heures d’ouverture sont exactes, sur votre site et sur vos fiches.
2. Cherchez votre service et votre commune dans une fenêtre privée. Sur quoi un client cliquerait-il, et pourquoi ?
3. Ajoutez une nouvelle photo d’un travail récent.
4. Répondez aux avis du mois écoulé.
5. Notez la question qui revient le plus souvent et répondez-y sur votre site.

Au bout d’un an, vous aurez douze photos, douze réponses et une fiche vivante. La plupart des commerces de votre rue n’ont pas cela. Pas le temps, ou pas l’envie ? Nous pouvons l’inclure dans la [maintenance](/services/maintenance).

## Un peu de patience

Une nouvelle fiche demande quelques semaines. En attendant, notez comment vos clients vous ont trouvé : posez simplement la question au téléphone. Cette petite liste en dit souvent plus qu’un rapport.
`,
  },
  mail: {
    title: 'Des e-mails qui arrivent : SPF, DKIM et DMARC expliqués',
    excerpt:
      'Vos devis finissent dans les indésirables ? Trois lignes dans les réglages de votre domaine suffisent le plus souvent.',
    body: `
N’importe qui peut envoyer un e-mail avec votre adresse comme expéditeur. Les serveurs qui le reçoivent le savent et demandent donc une preuve. Cette preuve, vous la placez une fois dans les réglages de votre domaine.

## Les trois normes

| Nom | La question à laquelle il répond |
| --- | --- |
| SPF | ce serveur peut-il écrire en votre nom ? |
| DKIM | le message a-t-il été modifié en route ? |
| DMARC | que faire si un contrôle échoue ? |

## À quoi cela ressemble

\`\`\`text
@                    TXT  "v=spf1 include:_spf.mailprovider.example -all"
s1._domainkey        TXT  "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3..."
_dmarc               TXT  "v=DMARC1; p=none; rua=mailto:dmarc@votreboutique.example"
\`\`\`

Les valeurs de SPF et de DKIM vous sont fournies par le service qui envoie vos e-mails. DMARC, vous l’écrivez vous-même.

## Dans cet ordre

1. Listez tout ce qui envoie des e-mails en votre nom : votre boîte, votre boutique, votre logiciel comptable, votre newsletter.
2. Configurez SPF et DKIM pour chacun d’eux.
3. Commencez DMARC avec \`p=none\` et lisez les rapports pendant deux semaines.
4. Tout est en ordre ? Passez à \`p=quarantine\`, puis plus tard à \`p=reject\`.

> Plusieurs lignes SPF ne valent pas mieux qu’aucune : mettez tout dans la même.

## Pourquoi cela compte aussi pour une petite entreprise

Un menuisier envoie un devis et n’a pas de nouvelles. Une semaine plus tard, il appelle : le client n’a rien reçu et a choisi quelqu’un d’autre. Le devis se trouvait dans les indésirables, parce que la nouvelle messagerie ne figurait pas dans la ligne SPF. On s’en aperçoit trop tard, car personne ne signale un e-mail qui arrive dans les indésirables.

Depuis 2024, Gmail et Yahoo imposent ces contrôles aux gros expéditeurs. Ils comptent aussi pour les petits. Un domaine sans preuve part avec un handicap.

## Ce que l’on oublie souvent

La boîte mail elle-même est en général bien réglée. Ce sont les autres services qui réservent des surprises. Parcourez cette liste :

- le formulaire de contact de votre site ;
- les confirmations de commande et les factures de votre boutique en ligne ;
- votre logiciel comptable, s’il envoie des factures ;
- votre newsletter ;
- votre système de réservation ou d’agenda ;
- le scanner du bureau qui envoie des documents.

Pour chacun, cherchez dans les réglages « domaine personnalisé » ou « vérifier l’expéditeur ». Vous y trouverez les lignes à recopier. Si un service ne le propose pas, laissez-le envoyer depuis sa propre adresse, avec la vôtre comme adresse de réponse.

## Lire un rapport

Avec DMARC sur \`p=none\`, vous recevez des rapports chaque jour. Ce sont des fichiers XML, faits pour des machines. Un lecteur gratuit en fait un tableau. Regardez trois choses :

| Ce que vous voyez | Ce que cela signifie | Que faire |
| --- | --- | --- |
| un service connu, avec des échecs | il manque une ligne | compléter SPF ou DKIM |
| un serveur inconnu, peu d’e-mails | souvent un message transféré | rien, mais gardez un œil dessus |
| un serveur inconnu, beaucoup d’e-mails | quelqu’un usurpe votre domaine | passer plus vite à \`p=reject\` |

## La technique ne fait pas tout

Même avec trois PASS, un e-mail peut finir dans les indésirables. Écrivez un objet clair, ne joignez pas vingt mégaoctets et n’achetez jamais d’adresses. Demandez à vos nouveaux clients de vous ajouter à leurs contacts : cela aide plus qu’on ne le croit.

## Demander de l’aide sans donner vos clés

Souvent, c’est quelqu’un d’autre qui gère votre domaine : le développeur, un cousin, un ancien associé. Cherchez d’abord qui a accès aux réglages DNS, et veillez à y avoir accès vous aussi. Envoyez ensuite à cette personne exactement ce qu’il faut saisir, sous forme de texte à copier et non de capture d’écran.

- Demandez une confirmation pour chaque ligne ajoutée.
- Gardez une copie de la situation de départ, pour pouvoir revenir en arrière.
- Comptez de quelques heures à un jour avant qu’un changement soit connu partout.
- Ne communiquez jamais le mot de passe de votre boîte mail. Il n’est pas nécessaire.

Si plus personne n’a ces accès, commencez par vérifier au nom de qui le domaine est enregistré.

## Vérifier

Envoyez un message à une adresse Gmail, ouvrez-le et choisissez **Afficher l’original**. PASS doit y figurer trois fois. Si vous lisez FAIL, vérifiez d’abord si vous avez oublié un service à la première étape. Cela ne fonctionne toujours pas ? [Contactez-nous](/contact), nous regarderons avec vous.
`,
  },
  pictures: {
    title: 'Des photos pour le web : légères, nettes et à vous',
    excerpt:
      'Une photo de votre propre atelier vaut mieux que la plus belle d’une banque d’images. Voici comment la préparer.',
    body: `
Les visiteurs repèrent une photo de banque d’images en une demi-seconde. Une photo honnête de votre lieu de travail, prise avec un smartphone à la lumière du jour, fait presque toujours mieux. À condition d’être bien préparée.

## Quatre règles pour une bonne photo

- Placez le sujet près d’une fenêtre, la lumière sur le côté, jamais derrière.
- Tenez le smartphone bien droit et faites un pas en avant plutôt que de zoomer.
- Laissez de la place autour du sujet, pour pouvoir recadrer.
- Montrez des mains au travail. Les gens regardent les gens.

## Quel format ?

| Format | Pour quoi | Poids |
| --- | --- | --- |
| AVIF | photos dans les navigateurs récents | le plus léger |
| WebP | photos dans presque tous les navigateurs | léger |
| JPEG | en dernier recours | plus lourd |
| PNG | captures d’écran avec du texte | lourd pour des photos |
| SVG | logos et icônes | très léger |

## Laissez choisir le navigateur

\`\`\`html
<picture>
  <source type="image/avif" srcset="pain-400.avif 400w, pain-1200.avif 1200w">
  <source type="image/webp" srcset="pain-400.webp 400w, pain-1200.webp 1200w">
  <img src="pain-1200.jpg" width="1200" height="800" alt="Pain cuit au four en pierre">
</picture>
\`\`\`

Sur nos sites, c’est automatique : vous chargez une photo, le site prépare le reste et efface aussi le lieu et la date de la prise de vue.

> Une description dit ce que l’on voit, pas que c’est une photo.

## De quelles photos avez-vous besoin ?

De moins que vous ne le pensez. Pour un site de cinq pages, une dizaine de photos bien choisies suffit en général :

- La façade ou la camionnette, pour que l’on vous reconnaisse en arrivant.
- Vous et votre équipe, au travail ou juste après. Pas une rangée de bras croisés.
- Trois résultats : un gâteau, une salle de bains, une coupe. De près, puis d’un peu plus loin.
- Un détail qui montre votre façon de travailler : des outils, un nuancier, la mise en place.
- L’endroit où le client entre.

Prenez chaque photo deux fois, à l’horizontale et à la verticale. La première remplit un écran d’ordinateur, la seconde convient mieux au smartphone.

## Plus léger sans que cela se voie

Une photo prise avec un smartphone récent fait quatre à six mille pixels de large. Sur votre site, un écran en montre rarement plus de 1 600. Le reste est téléchargé pour rien.

1. Recadrez d’abord. Supprimez ce qui n’apporte rien.
2. Réduisez à 1 600 pixels de large, ou à 800 pour une photo affichée sur la moitié de la largeur.
3. Enregistrez en WebP avec une qualité de 75 et comparez avec l’original sur votre smartphone, pas à 200 % sur votre ordinateur.
4. Donnez au fichier un nom qui dit ce qu’il montre : pain-au-levain.webp, pas photo-4821.webp.

Des outils gratuits comme Squoosh font tout cela dans votre navigateur : la photo ne quitte pas votre ordinateur. Gardez toujours l’original : dans trois ans, vous voudrez peut-être un plus grand format.

## Rédiger une description

Les personnes qui ne voient pas l’image entendent votre description. Les moteurs de recherche la lisent aussi. Une bonne description tient en une phrase, comme si vous décriviez la photo au téléphone :

| Photo | À éviter | Mieux |
| --- | --- | --- |
| vitrine | photo du magasin | La vitrine du magasin, avec trois vélos derrière la vitre |
| équipe | notre équipe | Quatre peintres en tenue de travail sur un échafaudage |
| décoration | trait | laisser vide : elle ne dit rien |

## Un photographe, ou votre smartphone ?

Pour le quotidien, votre smartphone suffit. Pour la grande photo du haut, pour les portraits et pour tout ce qui se passe dans une lumière difficile, un photographe vaut la dépense. Une demi-journée suffit en général, à condition de la préparer :

- Dressez la liste de ce qu’il vous faut, page par page.
- Rangez ce qui ne doit pas se voir. Cela prend plus de temps que les photos.
- Convenez par écrit de l’usage autorisé : site, imprimés, réseaux sociaux.
- Demandez les fichiers en pleine taille et conservez-les à deux endroits.

Dans nos projets de [webdesign](/services/webdesign), nous regardons ensemble quelles photos vous avez et lesquelles manquent, avant d’arrêter le design.

## Demandez l’autorisation

Quelqu’un est reconnaissable ? Demandez son accord, même à vos collègues, et notez-en la date. Cela prend une minute et évite une conversation difficile.
`,
  },
  shop: {
    title: 'Votre boutique en ligne, prête pour les fêtes',
    excerpt:
      'Le Black Friday et la Saint-Nicolas se suivent de près. Avec cette liste, vous dormirez mieux en novembre.',
    body: `
La dernière semaine de novembre, beaucoup de boutiques reçoivent en un jour plus de visites qu’en un mois ordinaire. Ce qui tourne mal à ce moment-là se voyait souvent déjà en septembre.

## Six semaines avant

1. Commandez vous-même quelque chose, avec un smartphone et une autre carte que d’habitude.
2. Comptez les étapes jusqu’au paiement. Cinq, c’est beaucoup ; trois, c’est bien.
3. Demandez à votre service de paiement si des plafonds s’appliquent.
4. Testez ce qui se passe quand deux personnes commandent le dernier exemplaire en même temps.

## Deux semaines avant

| Vérification | Qui |
| --- | --- |
| les délais de livraison sont corrects partout | boutique |
| adresse et délai de retour sont corrects | boutique |
| une sauvegarde a été restaurée, pas seulement faite | développeur |
| les pages restent rapides avec cinquante visiteurs à la fois | développeur |

Ce dernier point se teste rapidement :

\`\`\`bash
npx autocannon -c 50 -d 20 https://votreboutique.example/
\`\`\`

Faites-le à une heure calme, et uniquement sur votre propre site.

## Pendant la semaine

- Ne changez plus rien au site. Même pas un détail.
- Préparez un bandeau pour le cas où les livraisons prendraient du retard.
- Décidez qui est joignable, et jusqu’à quelle heure.

> Un délai honnête fait mieux vendre qu’un délai trop optimiste.

## Commandez comme un client

Beaucoup de commerçants n’ont jamais utilisé leur propre caisse sur smartphone, d’une main, sans compte. Faites le parcours en entier : cherchez un produit, mettez-le dans le panier, saisissez votre adresse, payez et lisez la confirmation. Notez chaque hésitation. Voici où cela coince le plus souvent :

- Les frais de livraison n’apparaissent qu’à la fin. Affichez-les sur la fiche du produit, ou au moins dans le panier.
- Il faut un compte pour payer. Laissez les gens commander sans compte et proposez-le ensuite.
- Le champ de l’adresse refuse un numéro de boîte, ou une adresse en France ou aux Pays-Bas.
- Le bouton pour payer sort de l’écran dès que l’on remplit un champ.
- La confirmation ne dit pas quand le colis arrivera.

Demandez ensuite la même chose à quelqu’un qui ne connaît pas votre site. Regardez sans rien dire. C’est plus difficile qu’il n’y paraît.

## Stock et délais de livraison

Un jour de grande affluence, vous vendez plus vite que vous ne comptez. Décidez à l’avance ce que fait le site quand un article est épuisé : le masquer, afficher une date ou accepter la commande avec un délai plus long. Les trois se défendent, du moment que le client le sait avant de payer.

Si vous vendez aussi l’article en magasin, gardez un seul stock de référence. Deux listes alignées à la main chaque soir finissent par diverger en novembre. L’intégration avec votre caisse est la première chose que nous examinons quand nous créons une [boutique en ligne](/services/ecommerce).

## Un plan de secours sur une feuille

Écrivez-le sur papier : si le site est en panne, votre messagerie l’est peut-être aussi.

1. Qui appelle l’hébergeur, et à quel numéro ?
2. Qui appelle le prestataire de paiement, et quel numéro de client demandera-t-il ?
3. Où se trouve la dernière sauvegarde, et qui peut la restaurer ?
4. Que publions-nous sur les réseaux sociaux, et qui s’en charge ?

Affichez cette feuille à côté du téléphone. Vous n’en aurez sans doute pas besoin, et c’est le but. Si vous avez un [contrat de maintenance](/services/maintenance), demandez à l’avance qui sera joignable cette semaine-là.

## Les questions de vos clients

Pendant une semaine chargée, on vous pose vingt fois la même question. Répondez-y d’avance, là où les gens regardent :

| Question | Où placer la réponse |
| --- | --- |
| Mon colis arrivera-t-il avant le 6 décembre ? | au-dessus du bouton de commande |
| Puis-je retirer ma commande au magasin ? | dans le panier |
| Comment renvoyer un article ? | dans l’e-mail de confirmation |
| Puis-je avoir une facture au nom de ma société ? | à côté du champ TVA |

Donnez les mêmes réponses aux personnes qui décrochent le téléphone. Tout le monde entendra ainsi la même chose, même de la bouche des étudiants jobistes.

## Après

Notez ce qui a mal tourné tant que c’est frais. L’an prochain, cette liste sera votre meilleure préparation. Besoin d’aide pour les tests ? [Prenez rendez-vous](/booking) avant octobre.
`,
  },
  cookies: {
    title: 'Cookies : ce qui est permis, ce qui ne l’est pas',
    excerpt:
      'La plupart des petits sites n’ont pas besoin d’une bannière de cookies, sauf s’ils mesurent leurs visites avec des cookies ou laissent d’autres le faire.',
    body: `
Une bannière de cookies n’est pas une obligation en soi. La règle est plus simple : ce qui n’est pas strictement nécessaire au service demandé ne peut être conservé qu’après un accord explicite.

## Quand faut-il un accord ?

| Ce que vous conservez | Accord nécessaire ? |
| --- | --- |
| la langue choisie | non |
| panier, rester connecté | non |
| statistiques de visite avec des cookies, même les vôtres | oui |
| publicité et reciblage | oui |
| une vidéo ou une carte intégrée d’un tiers | oui |

## Une bonne bannière

- Refuser est aussi facile qu’accepter : même niveau, même bouton.
- Rien n’est coché d’avance.
- Le site fonctionne aussi après un refus.
- Le choix reste facile à retrouver et à modifier.

> Cacher le bouton « Refuser » coûte plus de confiance que cela ne rapporte de chiffres.

## Vérifiez vous-même

Ouvrez votre site en navigation privée, ne cliquez sur rien, et tapez dans la console du navigateur :

\`\`\`js
console.log(document.cookie, Object.keys(localStorage))
\`\`\`

Regardez aussi sous **Réseau** si des requêtes partent vers d’autres entreprises. Si vous voyez quelque chose avant d’avoir choisi, il y a du travail.

## Trois exemples concrets

**Le salon de coiffure avec un bouton de réservation.** Le site compte quatre pages et un bouton vers un système de réservation. Il ne conserve rien lui-même, à part la langue choisie. Aucune bannière n’est nécessaire. Le système de réservation suit ses propres règles, puisque c’est le site de quelqu’un d’autre.

**La boulangerie avec une carte et une vidéo.** La carte de Google et la vidéo de YouTube se chargent avec la page et déposent des cookies, même chez les personnes venues lire les heures d’ouverture. Deux solutions : demander d’abord l’accord, ou afficher une image qui ne charge la carte ou la vidéo qu’après un clic. La seconde est plus agréable et plus rapide.

**La boutique en ligne avec des publicités.** Le panier n’exige aucun accord. Le pixel d’un réseau social, lui, en exige un, même « juste pour mesurer ». Chargez-le après un oui, et jamais après un non.

## Ce que vous devez pouvoir prouver

Si vous demandez un accord, vous devez pouvoir démontrer que vous l’avez obtenu. C’est moins lourd qu’il n’y paraît. Pour chaque choix, conservez :

1. la date ;
2. les catégories acceptées ;
3. le texte affiché à ce moment-là.

Le nom n’est pas nécessaire. Ne reposez pas non plus la question à chaque visite : une personne qui a dit non n’a pas envie de la revoir chaque semaine. Six mois, c’est un délai raisonnable. Si vous changez ce que vous conservez, redemandez l’accord, car un oui ne vaut que pour ce qui était affiché.

## Les erreurs les plus courantes

- La bannière demande l’accord, mais les scripts tournent déjà.
- « En poursuivant votre navigation, vous acceptez. » Ce n’est pas un accord.
- Le bouton pour refuser se cache derrière « Plus d’options ».
- La politique de cookies mentionne des cookies disparus depuis des années.
- Une extension a été supprimée, mais pas son script.

Notez deux rappels par an dans votre agenda pour faire cette vérification. Après chaque nouvelle extension, faites-la tout de suite.

## Qui est responsable ?

Vous, en tant que propriétaire du site, même si quelqu’un d’autre l’a créé. Le fournisseur d’une extension ou d’une fenêtre de chat l’est pour sa partie, mais c’est à vous que le visiteur s’adressera. Pour chaque nouvel outil, demandez donc :

- Quels cookies dépose-t-il, et pour combien de temps ?
- À quelle entreprise et dans quel pays partent les données ?
- Fonctionne-t-il encore en cas de refus ?

Si la réponse n’est pas écrite, mieux vaut s’en passer. En Belgique, le contrôle revient à l’Autorité de protection des données, dont le site propose des listes de vérification en langage clair. Cet article n’est pas un avis juridique : en cas de doute sur un cas précis, consultez un juriste.

## Moins, c’est plus simple

La meilleure bannière de cookies est celle dont on peut se passer. Comptez les visites sur votre propre serveur, sans cookies, remplacez la carte intégrée par une image avec un lien, et vous n’aurez rien à demander. Pourquoi ce site le demande-t-il alors ? Parce qu’il propose une carte interactive et des statistiques plus détaillées aux visiteurs qui sont d’accord. Notre [politique de cookies](/cookies) explique comment.
`,
  },
  domain: {
    title: 'Choisir un nom de domaine qui dure',
    excerpt: 'Vous le choisissez une fois et l’épelez mille fois au téléphone. Les points à vérifier avant de payer.',
    body: `
Un nom de domaine coûte peu, mais un mauvais nom coûte des années d’explications. Consacrez-y une soirée, et dites-le à voix haute à quelqu’un qui doit l’écrire.

## Le test du téléphone

- Votre interlocuteur l’écrit-il correctement du premier coup ?
- Évite-t-il les traits d’union, les chiffres et les lettres doubles ?
- Évoque-t-il votre métier en néerlandais comme en français ?
- Tient-il sur une camionnette ?

## Quelle extension ?

| Extension | Convient pour |
| --- | --- |
| .be | les entreprises dont les clients sont en Belgique |
| .brussels, .gent, .vlaanderen | les entreprises qui affichent leur région |
| .eu | la vente dans toute l’Europe |
| .com | les clients à l’étranger, en plus de votre .be |

Prenez-en deux si vous le souhaitez et faites pointer l’une vers l’autre. Inutile d’en prendre davantage.

## À votre propre nom

Cela arrive encore chaque semaine : le domaine est au nom d’un ancien prestataire qui ne répond plus. Vérifiez :

\`\`\`bash
whois votreboutique.be
\`\`\`

Pour .be, DNS Belgium indique le bureau d’enregistrement. Le titulaire, ce doit être vous, avec une adresse e-mail sur un autre domaine.

> Un site, cela se reconstruit. Un nom, non.

## Votre nom, ou votre métier ?

En gros, il y a deux sortes de noms. Les uns disent qui vous êtes (peetersetfille), les autres ce que vous faites (toituresnamur). Les deux fonctionnent, mais autrement.

- Votre propre nom grandit avec vous. Si vous vendez aussi des panneaux solaires dans cinq ans, rien à changer.
- Un nom descriptif s’explique tout seul, mais ressemble vite à celui de trois concurrents.
- Un mot inventé se retient bien s’il est court, et s’épelle mal s’il ne l’est pas.

Depuis des années, les moteurs de recherche ne favorisent plus les noms qui contiennent le mot recherché. Choisissez donc ce que l’on retient. Pour savoir si un nom est déjà une marque, consultez la base de données de l’Office Benelux de la Propriété intellectuelle (BOIP) avant de faire imprimer quoi que ce soit. Vérifiez aussi que le nom est libre sur les réseaux sociaux que vous utilisez.

## Ce que cela coûte, et les pièges

Une extension ordinaire coûte par an à peu près le prix d’un repas de midi. Avant de payer, regardez trois choses :

- Le prix de la deuxième année. Celui de la première est souvent un prix d’appel.
- Les formules avec des options inutiles, comme dix extensions à la fois.
- Les noms « premium ». Quelqu’un les a rachetés et en demande cher. Il existe presque toujours un nom ordinaire qui convient aussi bien.

Si une lettre ou un e-mail vous presse de renouveler votre domaine auprès d’une entreprise inconnue, jetez-le. Le renouvellement se fait auprès de votre propre registrar, dont le nom figure sur votre facture.

## Déménager sans perdre vos e-mails

Un domaine et un site sont deux choses différentes, et votre messagerie en est une troisième. Vous pouvez changer de prestataire et laisser votre domaine où il est. Si vous voulez malgré tout le transférer, procédez dans cet ordre :

1. Faites la liste de toutes les lignes DNS, y compris celles de la messagerie.
2. Préparez les mêmes lignes chez le nouveau fournisseur.
3. Demandez le code de transfert et lancez l’opération un mardi, pas un vendredi soir.
4. Envoyez-vous ensuite un e-mail depuis une autre adresse.

## Une dernière vérification

Tapez le nom en minuscules, sans espaces, et faites-le lire à voix haute par quelqu’un d’autre. Deux mots qui en forment un troisième, on ne les voit plus soi-même. Cherchez-le aussi en néerlandais et en anglais : ce qui paraît anodin ici veut parfois dire autre chose ailleurs.

## Et ensuite

1. Activez le renouvellement automatique.
2. Conservez les accès là où un collègue les trouvera.
3. Configurez SPF, DKIM et DMARC avant d’envoyer le premier e-mail.

Nous enregistrons toujours les domaines au nom du client. Votre domaine est chez un autre fournisseur ? Nous vous [aidons](/contact) avec le code de transfert.
`,
  },
}
