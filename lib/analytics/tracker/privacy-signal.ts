declare global {
  interface Navigator {
    /** Global Privacy Control; absent where the browser does not know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the visitor's browser sends Global Privacy Control (decision 0015). */
export const sendsPrivacySignal = (): boolean => navigator.globalPrivacyControl === true;
