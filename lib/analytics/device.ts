import { userAgentFromString } from 'next/server';
import type { DeviceType } from '@/content/analytics';
import { remembered } from './remembered';

/** The columns of `user_sessions` a user agent tells; what it does not tell is absent. */
export type Device = {
  deviceType: DeviceType;
  browserName?: string;
  browserVersion?: string;
  osName?: string;
  osVersion?: string;
};

/** Kinds the parser knows by other names. A television or a console is used like a desktop: from afar, with one. */
const deviceTypes: Record<string, DeviceType> = { mobile: 'mobile', wearable: 'mobile', tablet: 'tablet' };

/** Device, browser and system from a user agent (part 2, section 7). Nothing recognised: a desktop. */
export const deviceOf = remembered((userAgent: string): Device => {
  const { device, browser, os } = userAgentFromString(userAgent);
  return {
    deviceType: deviceTypes[device.type ?? ''] ?? 'desktop',
    browserName: browser.name,
    browserVersion: browser.version,
    osName: os.name,
    osVersion: os.version,
  };
});
