import {
  Accessibility,
  BadgeCheck,
  Bell,
  Building,
  CalendarCheck,
  CalendarX,
  ChartLine,
  ChartNoAxesColumn,
  CircleX,
  Clock,
  Cpu,
  EyeOff,
  Gauge,
  Gavel,
  Globe,
  Hourglass,
  type IconNode,
  Inbox,
  Landmark,
  Layers,
  ListChecks,
  MailCheck,
  MessageCircle,
  Moon,
  Network,
  PenLine,
  PhoneMissed,
  PhoneOff,
  Repeat,
  Reply,
  Rocket,
  SearchX,
  Send,
  Shield,
  ShieldAlert,
  Shuffle,
  Target,
  Timer,
  TrendingUp,
  TriangleAlert,
  Unplug,
  UserCheck,
  Users,
  Zap,
} from 'lucide';
import { createElement } from 'react';
import type { IconName } from '@/content/icon-names';

const icons: Record<IconName, IconNode> = {
  accessibility: Accessibility,
  'alert-triangle': TriangleAlert,
  'badge-check': BadgeCheck,
  'bar-chart': ChartNoAxesColumn,
  bell: Bell,
  building: Building,
  'calendar-check': CalendarCheck,
  'calendar-x': CalendarX,
  clock: Clock,
  cpu: Cpu,
  'eye-off': EyeOff,
  gauge: Gauge,
  gavel: Gavel,
  globe: Globe,
  hourglass: Hourglass,
  inbox: Inbox,
  landmark: Landmark,
  layers: Layers,
  'line-chart': ChartLine,
  'list-checks': ListChecks,
  'mail-check': MailCheck,
  'message-circle': MessageCircle,
  moon: Moon,
  network: Network,
  'pen-line': PenLine,
  'phone-missed': PhoneMissed,
  'phone-off': PhoneOff,
  repeat: Repeat,
  reply: Reply,
  rocket: Rocket,
  'search-x': SearchX,
  send: Send,
  shield: Shield,
  'shield-alert': ShieldAlert,
  shuffle: Shuffle,
  target: Target,
  timer: Timer,
  'trending-up': TrendingUp,
  unplug: Unplug,
  'user-check': UserCheck,
  users: Users,
  'x-circle': CircleX,
  zap: Zap,
};

/** A hairline icon beside words that say the same: decoration, 24 px. Server components only. */
export function LineIcon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      className={`flex-none ${className}`}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      data-icon={name}
    >
      {icons[name].map(([tag, attributes]) =>
        createElement(tag, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
