import { userAgentFromString } from 'next/server';
import type { DeviceType } from '@/content/analytics';

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

/** A site's visitors share few browsers; parsing one costs more than the rest of a request. */
const known = new Map<string, Device>();
const knownLimit = 500;

/** Device, browser and system from a user agent (part 2, section 7). Nothing recognised: a desktop. */
export function deviceOf(userAgent: string): Device {
  const device = known.get(userAgent) ?? parse(userAgent);
  if (known.size >= knownLimit) known.clear();
  known.set(userAgent, device);
  return device;
}

function parse(text: string): Device {
  const { device, browser, os } = userAgentFromString(text);
  return {
    deviceType: deviceTypes[device.type ?? ''] ?? 'desktop',
    browserName: browser.name,
    browserVersion: browser.version,
    osName: os.name,
    osVersion: os.version,
  };
}
