/** Whether the visitor's browser sends Global Privacy Control (decision 0015). */
export const sendsPrivacySignal = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
