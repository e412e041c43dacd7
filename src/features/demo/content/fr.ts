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
| CLS | combien la page saute pendant le chargement | moins de 0,1 |

Google vérifie si au moins les trois quarts des visites les respectent. Un ordinateur rapide au bureau ne prouve donc rien : c’est le smartphone dans le bus qui compte.

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

## Obligatoire ou non ?

Depuis juin 2025, la législation européenne sur l’accessibilité s’applique à de nombreux services et boutiques en ligne destinés aux consommateurs. Les microentreprises qui fournissent des services en sont exemptées : moins de dix personnes et un chiffre d’affaires ou un bilan de deux millions d’euros au plus. Un doute ? [Posez-nous la question](/contact).
`,
  },
  local: {
    title: 'Être trouvé dans votre région',
    excerpt:
      'On cherche un boulanger, un peintre ou un coiffeur près de chez soi. Voici comment être trouvé, vous aussi, et pas seulement les grandes plateformes.',
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

## Un peu de patience

Une nouvelle fiche demande quelques semaines. En attendant, notez comment vos clients vous ont trouvé : posez simplement la question au téléphone. Cette petite liste en dit souvent plus qu’un rapport.
`,
  },
  mail: {
    title: 'Des e-mails qui arrivent : SPF, DKIM et DMARC expliqués',
    excerpt:
      'Vos devis finissent dans les indésirables ? Trois lignes dans les réglages de votre domaine suffisent le plus souvent.',
    body: `
N’importe qui peut envoyer un e-mail avec votre adresse d’expéditeur. Les serveurs qui le reçoivent le savent et demandent donc une preuve. Cette preuve, vous la placez une fois dans les réglages de votre domaine.

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

Les valeurs de SPF et de DKIM vous sont données par le service qui envoie vos e-mails. DMARC, vous l’écrivez vous-même.

## Dans cet ordre

1. Listez tout ce qui envoie des e-mails en votre nom : votre boîte, votre boutique, votre logiciel comptable, votre newsletter.
2. Configurez SPF et DKIM pour chacun d’eux.
3. Commencez DMARC avec \`p=none\` et lisez les rapports pendant deux semaines.
4. Tout est en ordre ? Passez à \`p=quarantine\`, puis plus tard à \`p=reject\`.

> Plusieurs lignes SPF ne valent pas mieux qu’aucune : mettez tout dans la même.

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
4. Testez ce qui se passe quand la dernière pièce est commandée deux fois en même temps.

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

## Moins, c’est plus simple

La meilleure bannière de cookies est celle dont on peut se passer. Comptez les visites sur votre propre serveur, sans cookies, remplacez une carte intégrée par un dessin avec un lien, et vous n’avez rien à demander. Pourquoi ce site le demande-t-il alors ? Parce qu’il propose une carte interactive et des statistiques plus détaillées aux visiteurs qui sont d’accord. Notre [politique de cookies](/cookies) explique comment.
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

## Et ensuite

1. Activez le renouvellement automatique.
2. Conservez les accès là où un collègue les trouvera.
3. Configurez SPF, DKIM et DMARC avant d’envoyer le premier e-mail.

Nous enregistrons toujours les domaines au nom du client. Votre domaine est chez un autre fournisseur ? Nous vous [aidons](/contact) avec le code de transfert.
`,
  },
}
