import { hasStoredSession } from '#features/identity/ui/stored-session.ts'

// CSS hides what is for signed-out visitors.
if (hasStoredSession()) document.documentElement.dataset.session = ''
