import { createIsomorphicFn } from '@tanstack/react-start'
import { readConsent } from '#features/consent/model/consent.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Runs before the first paint, so that a dark page never flashes white. Local storage speaks only where the cookie is
 * missing; for the language that means one more request, which the cookie then spares. Whoever has not answered about
 * cookies is asked, and told when the browser keeps none; a press before the scripts are here is remembered, and where
 * they were when they came to it. An answer that was given or withdrawn in another tab counts here too. Scripts that
 * are loaded for the consent alone use the same `readConsent`. Google's tags, should there be any, find
 * everything denied. The token of an emailed link leaves the address before any other script can read it; the page has
 * it in its data. When a tablet is turned and the bar shows the menu, an open drawer closes: it would lock the page.
 * The hash of all this is in the page's policy.
 */
const script =
  () => `window.dataLayer=[];(function(){dataLayer.push(arguments)})('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied'});(function(){
var page=document.documentElement,cookie=document.cookie,kept={};
try{kept=JSON.parse(localStorage.getItem('preferences'))||{}}catch(_){}
if(/(?:^|; )theme=/.test(cookie)?/(?:^|; )theme=dark/.test(cookie):kept.darkMode===true)page.dataset.theme='dark';
if(!/(?:^|; )lng=/.test(cookie)&&/^(nl|en|fr)$/.test(kept.language)&&kept.language!==page.lang&&!/^\\/(en|fr)(\\/|$)/.test(location.pathname)&&!/[?&]lng=/.test(location.search)){
document.cookie='lng='+kept.language+'; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'');
if(/(?:^|; )lng=/.test(document.cookie))return location.reload()}
if(/[?&]token=/.test(location.search))history.replaceState(history.state,'',location.pathname+location.search.replace(/([?&])token=[^&]*(&|$)/g,'$1').replace(/[?&]$/,'')+location.hash);
matchMedia('(width>=48rem)').onchange=function(){document.getElementById('nav-drawer').close()};
var read=window.readConsent=${readConsent},known=JSON.stringify(read(cookie));
addEventListener('focusin',function(event){var from=event.relatedTarget;if(from&&event.target.closest('#consent')&&!from.closest('#consent'))window.consentFrom=from});
['pageshow','visibilitychange','focus'].forEach(function(type){addEventListener(type,look)});
if(window.cookieStore)cookieStore.addEventListener('change',look);
function look(){var now=JSON.stringify(read(document.cookie));if(now===known)return;known=now;
if(now)delete page.dataset.consent;else page.dataset.consent='ask';dispatchEvent(new Event('consentchange'))}
if(!known){page.dataset.consent='ask';
document.cookie='consent=; Path=/';if(!/(?:^|; )consent/.test(document.cookie))page.dataset.cookies='off';document.cookie='consent=; Path=/; Max-Age=0';
addEventListener('click',function(event){window.consentPressed=event.target.closest('[data-consent-answer]')},true)}
})()`

/** The browser has run it by the time React looks, so it need not travel twice. */
export const firstPaintScript = createIsomorphicFn()
  .server(script)
  .client(() => '')
