/**
 * Runs as soon as TRANSCEND can be pressed: a press before the page has hydrated waits for that, so that it leads through
 * the loading screen and the outbox to the answer. Where the scripts do not come, the browser sends the form itself.
 */
export const earlyTranscendScript = `(button=>{button.onclick=event=>{event.preventDefault();button.ariaBusy=true;let send=()=>setTimeout(()=>{if(button.onclick){button.onclick=null;button.form.submit()}},1e4);document.readyState==='complete'?send():addEventListener('load',send)}})(document.currentScript.previousSibling)`;

/** From here on presses are React's. @returns whether one waits */
export function endEarlyTranscend(button: HTMLElement): boolean {
  const isPressed = button.onclick !== null && button.ariaBusy !== null;
  button.onclick = null;
  button.ariaBusy = null;
  return isPressed;
}
