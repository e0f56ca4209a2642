/** Whether the visitor's browser sends Global Privacy Control (decision 15). */
export const sendsPrivacySignal = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
