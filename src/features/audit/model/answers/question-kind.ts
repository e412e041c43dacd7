import type { Locale } from '#kernel/locale.ts'
import { foldText } from '#kernel/normalize-text.ts'

export const ANSWER_KINDS = ['price', 'hours', 'place', 'phone', 'duration', 'languages', 'payment', 'who'] as const
/** What a question asks for, if an answer to it must contain a value of a known kind. */
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** Without accents and in lower case. The first kind that matches is the kind of the question. */
const PATTERNS: Record<Locale, [AnswerKind | undefined, RegExp][]> = {
  nl: [
    // About the VAT, a discount or a promise of a price: an amount is no answer.
    [undefined, /\b(?:inclusief|exclusief|incl|excl)\b.*\bbtw\b|\bkorting|\bgratis\b|\bgarantie\b|\bsubsidie/],
    ['phone', /\btelefoonnummer|\bgsm.?nummer|\bwelk nummer\b|\bnummer\b.*\b(?:bel|bellen|bereik)/],
    [
      'hours',
      /\bopeningsur|\bopeningstijd|\bhoe laat\b|\bwanneer\b.*\b(?:open|bereikbaar|gesloten)\b|\bop (?:zaterdag|zondag|maandag)\b.*\bopen\b|\bopen\b.*\bop (?:zaterdag|zondag|maandag)|\b(?:zaterdag|zondag|weekend)\b.*\bopen\b|\bopen\b.*\bweekend/,
    ],
    [
      'place',
      /\bwaar\b.*\b(?:gevestigd|jullie kantoor|jullie winkel|jullie zaak|vind ik jullie|zitten jullie|bevind)|\b(?:jullie|wat is het|welk) adres\b|\bop welk adres\b/,
    ],
    [
      'payment',
      /\bbetaalm|\bbetaalwij|\bvoorschot|\bin schijven\b|\bafbetal|\bhoe\b.*\bbetalen\b|\bbetalen met\b|\bmet .*\bbetalen\b|\baanvaard.*\b(?:bancontact|kaart|kaarten|visa|bitcoin|cash|paypal|payconiq)/,
    ],
    [
      'duration',
      /\bhoe (?:snel|lang)\b|\bhoelang\b|\bhoeveel (?:tijd|dagen|weken)\b|\bwanneer\b.*\b(?:klaar|geleverd|online)\b|\blevertijd|\bdoorlooptijd|\bbinnen hoeveel\b/,
    ],
    [
      'price',
      /\b(?:hoeveel|wat)\b.*\b(?:kost|kosten|betaal|betalen)\b|\bprijs|\bprijzen\b|\btarief|\btarieven\b|\bhoe duur\b/,
    ],
    [
      'languages',
      /\b(?:welke|in welke) talen?\b|\bspre(?:ek|ken)\b.*\b(?:jullie|je|u|iemand|nederlands|frans|engels|duits)\b|\bterecht in het\b|\bin het (?:frans|engels|nederlands|duits)\b/,
    ],
    ['who', /^(?:en |met )?wie\b/],
  ],
  en: [
    [undefined, /\b(?:include|including|excluding|with|without)\b.*\bvat\b|\bdiscount|\bfree\b|\bguarantee|\bgrant\b/],
    ['phone', /\bphone number|\btelephone number|\bwhat number\b|\bwhich number\b|\bnumber\b.*\b(?:call|reach)\b/],
    [
      'hours',
      /\bopening (?:hours|times)|\bwhat time\b|\bwhen are you\b|\bwhen do you (?:open|close)|\bopen on\b|\bopen (?:at|in|during) the\b|\bbusiness hours/,
    ],
    [
      'place',
      /\bwhere\b.*\b(?:located|based|your office|your shop|find you|are you)\b|\b(?:your|which|what) address\b|\bwhat is the address\b/,
    ],
    [
      'payment',
      /\bpayment (?:method|option)|\badvance\b|\bdeposit\b|\binstal|\bhow\b.*\b(?:i|we|customers|clients) pay\b|\bpay (?:by|with)\b|\b(?:accept|take)\b.*\b(?:cards?|visa|bitcoin|cash|paypal|bancontact|payconiq)\b/,
    ],
    [
      'duration',
      /\bhow (?:fast|long|soon|quickly)\b|\bhow (?:much time|many (?:days|weeks))\b|\bwhen\b.*\b(?:ready|delivered|online|live)\b|\bdelivery time|\blead time/,
    ],
    ['price', /\bhow much\b|\bprice|\bcosts?\b|\brates?\b|\bfees?\b|\bwhat do i pay\b|\bhow expensive\b/],
    [
      'languages',
      /\b(?:which|what) languages?\b|\bdo you speak\b|\bspeaks? (?:dutch|french|english|german)\b|\bin (?:dutch|french|english|german)\b/,
    ],
    ['who', /^(?:and |with )?who\b/],
  ],
  fr: [
    [undefined, /\btva\b|\bremise|\breduction|\bgratuit|\bgaranti|\bsubside/],
    ['phone', /\bnumero de (?:telephone|gsm)|\bquel numero\b|\bnumero\b.*\b(?:appeler|joindre)/],
    [
      'hours',
      /\bheures? d.ouverture|\bhoraires?\b|\ba quelle heure\b|\bquand\b.*\b(?:ouvert|ouvre|joignable|ferme)|\bouverts? (?:le|les) (?:samedi|dimanche|lundi|week)/,
    ],
    [
      'place',
      /^ou\b.*\b(?:situe|etes vous|se trouve|vous trouver|vos bureaux|votre bureau|votre magasin|etablis)|\b(?:votre|quelle) adresse\b|\bquelle est l.adresse\b/,
    ],
    [
      'payment',
      /\b(?:moyen|mode)s? de paiement|\bacompte|\bplusieurs fois\b|\ben plusieurs\b|\bcomment\b.*\bpayer\b|\bpayer (?:par|avec|en)\b|\baccept.*\b(?:carte|cartes|visa|bitcoin|especes|paypal|bancontact|payconiq)/,
    ],
    [
      'duration',
      /\bcombien de (?:temps|jours|semaines)\b|\bdelai|\bquand\b.*\b(?:pret|livre|en ligne)\b|\bsous combien\b/,
    ],
    ['price', /\bcombien\b.*\b(?:coute|coutent|payer|paie|paye)\b|\bprix\b|\btarifs?\b|\bcout\b/],
    ['languages', /\bquelles? langues?\b|\bparlez\b|\bparle t on\b|\ben (?:neerlandais|francais|anglais|allemand)\b/],
    ['who', /^(?:et |avec )?qui\b/],
  ],
}

export function kindOf(question: string, locale: Locale): AnswerKind | undefined {
  const text = foldText(question)
    .replace(/[’'´`-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return PATTERNS[locale].find(([, pattern]) => pattern.test(text))?.[0]
}
