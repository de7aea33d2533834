/**
 * What a page runs before it is drawn, so that a light chosen earlier shows at once: without a choice the system's
 * setting applies. It stands in the page itself, the only script that does; the policy of every answer names its hash.
 */
export const earlyTheme =
  "try{var t=localStorage.getItem('foyer.theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}"
