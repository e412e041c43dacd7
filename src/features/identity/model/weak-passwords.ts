/** Common words in passwords, in the languages of the site. */
const COMMON_WORDS = new Set(
  `password passwort wachtwoord motdepasse welkom welcome bienvenue bonjour hallo hello azerty qwerty qwertz azertyuiop
  qwertyuiop asdf asdfgh asdfghjkl zxcvbn abc abcd abcdef abcabc letmein admin administrator root login user test guest
  iloveyou jetaime liefde schatje soleil doudou chouchou loulou coucou princess princesse dragon monkey football voetbal
  baseball basketball superman batman pokemon starwars master shadow sunshine michael jordan daniel jessica charlie
  ashley nicole thomas robert george hunter killer secret geheim changeme default google facebook linkedin internet
  computer samsung windows summer zomer winter lente herfst printemps automne monday maandag lundi januari janvier
  belgie belgique belgium nederland france antwerpen brussel bruxelles gent liege ajax feyenoord anderlecht clubbrugge
  mercedes porsche ferrari chelsea arsenal liverpool barcelona juventus whatever trustno starwars access flower bailey
  passw0rd p4ssword pass temp demo cyaan`.split(/\s+/),
)

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

export type PasswordWeakness = 'commonWord' | 'personal' | 'year' | 'sequence'

/**
 * Why a password is too easy to guess even if it meets the policy: a common word, a name of the user, a year or a
 * keyboard sequence, with digits or punctuation around it.
 */
export function findWeakness(password: string, personalTexts: readonly string[] = []): PasswordWeakness | undefined {
  const lower = password.toLowerCase()
  const personalWords = personalTexts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
    .filter((word) => word.length > 3)
  const core = stripNonLettersAround(lower)
  const plain = [...core].map((sign) => LOOKALIKES[sign] ?? sign).join('')
  const cores = [core, plain, lettersOnly(lower)]
  if (cores.some((core) => personalWords.includes(core))) return 'personal'
  if (cores.some((core) => COMMON_WORDS.has(core))) return 'commonWord'
  if (/(?:19|20)\d\d/.test(lower) && lettersOnly(lower).length < 3) return 'year'
  return new Set(lower).size <= 3 || isKeyboardRun(lower.replace(/[^a-z\d]/g, '')) ? 'sequence' : undefined
}

function stripNonLettersAround(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

function lettersOnly(text: string): string {
  return text.replace(/[^\p{L}]/gu, '')
}

const KEYBOARD_RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
]

function isKeyboardRun(text: string): boolean {
  return (
    text.length > 2 && KEYBOARD_RUNS.some((run) => run.includes(text) || run.includes([...text].reverse().join('')))
  )
}
