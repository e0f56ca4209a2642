import { groundColors } from '@/content/brand';
import { currentTheme } from '@/lib/browser/theme';

/**
 * Colors the toolbar of a phone's browser. Not as metadata, which Next makes anew with each page: the toolbar would be
 * dark again after the first link. In the theme that is shown: otherwise React would not take over the element that a
 * script in the head has changed, and make a second one.
 */
export const ToolbarColor = () => <meta name="theme-color" content={groundColors[currentTheme()]} />;
