import { ParticleBackground } from '@/components/effects/particle-background';
import { LandingHeader } from '@/components/layout/header';

/** The landing page under both of its addresses: the bar lies over its top. */
export default function LandingLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <ParticleBackground />
      <LandingHeader />
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        {children}
      </main>
    </>
  );
}
