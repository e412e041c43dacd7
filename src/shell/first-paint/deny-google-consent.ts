import { pushToDataLayer } from '#features/consent/ui/google-consent.ts'

window.dataLayer = []
pushToDataLayer('consent', 'default', {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
})
