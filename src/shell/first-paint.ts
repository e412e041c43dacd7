import { createIsomorphicFn } from '@tanstack/react-start'
import { readConsent } from '#features/consent/model/consent.ts'
import { YEAR_SECONDS } from '#kernel/time-units.ts'

/**
 * Inline script that runs before the first paint: sets the theme, so that a dark page never flashes white; marks a stored
 * session, so that CSS can hide what is for signed-out visitors; falls back
 * to local storage where a cookie is missing, which for the language costs one reload; shows the cookie banner, or a
 * note when cookies are disabled; remembers a click on the banner before the scripts are loaded, and the
 * element that had the focus before; follows consent changes of other tabs; defines `readConsent` for scripts that depend on consent; sets
 * Google Consent Mode to denied; configures Zod before a script with schemas runs, because its probe for `eval` violates
 * the CSP; removes the token of an emailed link from the URL before any other script can read it
 * (the page has it in its data); closes the drawer when a rotated tablet shows the menu bar. Its hash is in the CSP.
 */
const script =
  () => `window.__zod_globalConfig={jitless:true};window.dataLayer=[];(function(){dataLayer.push(arguments)})('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied'});(function(){
var page=document.documentElement,cookie=document.cookie,stored={};
try{stored=JSON.parse(localStorage.getItem('preferences'))||{};if(/"isAuthenticated":true/.test(localStorage.getItem('auth-storage')))page.dataset.session=''}catch(_){}
if(/(?:^|; )theme=/.test(cookie)?/(?:^|; )theme=dark/.test(cookie):stored.darkMode===true)page.dataset.theme='dark';
if(!/(?:^|; )lng=/.test(cookie)&&/^(nl|en|fr)$/.test(stored.language)&&stored.language!==page.lang&&!/^\\/(en|fr)(\\/|$)/.test(location.pathname)&&!/[?&]lng=/.test(location.search)){
document.cookie='lng='+stored.language+'; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'');
if(/(?:^|; )lng=/.test(document.cookie))return location.reload()}
if(/[?&]token=/.test(location.search))history.replaceState(history.state,'',location.pathname+location.search.replace(/([?&])token=[^&]*(&|$)/g,'$1').replace(/[?&]$/,'')+location.hash);
matchMedia('(width>=48rem)').onchange=function(){document.getElementById('nav-drawer').close()};
var parse=${readConsent},read=window.readConsent=function(cookies){return parse(cookies,page.dataset.askedSince)},known=JSON.stringify(read(cookie));
addEventListener('focusin',function(event){var from=event.relatedTarget;if(from&&event.target.closest('#consent')&&!from.closest('#consent'))window.consentFrom=from});
['pageshow','visibilitychange','focus'].forEach(function(type){addEventListener(type,look)});
if(window.cookieStore)cookieStore.addEventListener('change',look);
function look(){var now=JSON.stringify(read(document.cookie));if(now===known)return;known=now;
if(now)delete page.dataset.consent;else page.dataset.consent='ask';dispatchEvent(new Event('consentchange'))}
if(!known){page.dataset.consent='ask';
document.cookie='consent=; Path=/';if(!/(?:^|; )consent/.test(document.cookie))page.dataset.cookies='off';document.cookie='consent=; Path=/; Max-Age=0';
addEventListener('click',function(event){window.consentPressed=event.target.closest('[data-consent-answer]')},true)}
})()`

/** The script has run before hydration, so the client bundle leaves its text out. */
export const firstPaintScript = createIsomorphicFn()
  .server(script)
  .client(() => '')
