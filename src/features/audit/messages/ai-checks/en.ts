import { translate } from '#platform/i18n/texts.ts'
import type { nl } from './nl.ts'

export const en = translate<typeof nl>()({
  'agent-status.title': 'The page can’t be opened',
  'agent-status.why': 'An AI assistant can’t tell anything about a page that it can’t read.',
  'agent-status.change': 'The page returns status {status}. Repair it.',
  'agent-blocked.title': 'No AI assistant is allowed to read the page',
  'agent-blocked.why': 'The page then appears in no answer at all.',
  'agent-blocked.change': 'robots.txt blocks all assistants on {page}. Remove that rule.',
  'llms-missing.title': 'There is no llms.txt',
  'llms-missing.why': 'AI assistants use this file to find the pages of your site and their plain text.',
  'llms-missing.change': 'Make /llms.txt answer with a list of your pages in Markdown.',
  'llms-form.title': 'llms.txt has no title or links',
  'llms-form.why': 'Without a title and links, the file is not a useful overview for an assistant.',
  'llms-form.change': 'Start /llms.txt with a title (“# Name”) and link to every page.',
  'llms-pages.title': 'A page is not in llms.txt',
  'llms-pages.why': 'Assistants are less likely to find pages that the overview leaves out.',
  'llms-pages.change': 'Add {page} to /llms.txt.',
  'crawlers-answers.title': 'A search engine or assistant is not allowed to read a page',
  'crawlers-answers.why': 'Services that answer people’s questions then can’t mention your site.',
  'crawlers-answers.change': 'robots.txt blocks {crawler} on {page}. Remove that rule.',
  'crawlers-training.title': 'Rules on AI training contradict each other',
  'crawlers-training.why':
    'Some companies are allowed to train AI on your content and others are not, probably by accident.',
  'crawlers-training.change': 'Give {crawler} the same rule in robots.txt as {others}.',
  'twin-missing.title': 'The page has no Markdown version',
  'twin-missing.why': 'Assistants read plain text faster and with fewer mistakes.',
  'twin-missing.change':
    'The Markdown version returns status {status}; the link to it in the head is “{link}”. Fix what is missing.',
  'twin-differs.title': 'The Markdown version is missing text from the page',
  'twin-differs.why': 'An assistant that reads it knows less than your visitors do.',
  'twin-differs.change': 'Add this text to the Markdown version too: “{text}”',
  'content-without-script.title': 'The page has almost no text without JavaScript',
  'content-without-script.why': 'Most AI crawlers don’t run scripts, so they see an empty page.',
  'content-without-script.change':
    'The HTML has {words} words in the main content; put the text itself in the HTML (at least {expected} words).',
  'data-coverage.title': 'Structured data is missing',
  'data-coverage.why': 'It tells programs unambiguously what the page is about and who published it.',
  'data-coverage.change': 'Add structured data of type {type} to this page.',
  'agent-names.title': 'A button, link or field has no name',
  'agent-names.why':
    'An assistant filling in a form on someone’s behalf can’t tell what this element does. Nor can a screen reader.',
  'agent-names.change': 'Give {element} visible text, a label or an aria-label.',
  'agent-tree.title': 'The page structure is inconsistent',
  'agent-tree.why':
    'Assistants and screen readers read the tree of elements. Duplicate or dangling references confuse them.',
  'agent-tree.change': 'Fix {element} ({problem}).',
  'agent-autocomplete.title': 'A field doesn’t say what to enter',
  'agent-autocomplete.why': 'With autocomplete, an assistant or browser can fill in the right value.',
  'agent-autocomplete.change': 'Add the right autocomplete attribute to {element}.',
  'freshness.title': 'The page doesn’t say when it was last updated',
  'freshness.why': 'When in doubt, assistants choose the most recent text.',
  'freshness.change': 'Add a dateModified to the page’s structured data.',
  'question-unanswered.title': 'A client question is not answered',
  'question-unanswered.why':
    'If your site doesn’t say it, an assistant can’t either: it guesses or names someone else.',
  'question-unanswered.change': 'Answer this on the site, in the words of the question: “{question}”',
})
