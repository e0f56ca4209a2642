import { ParticleBackground } from '@/components/effects/particle-background';
import { LandingHeader } from '@/components/layout/header';
import { About } from './about';
import { CanIWorkWithYou } from './can-i-work-with-you';
import { DestinyShifter } from './destiny-shifter';
import { FaqSection } from './faq-section';
import { Hero } from './hero/hero';
import styles from './landing-page.module.css';
import { PageStages } from './page-stages';
import { ServicesCarousels } from './services-carousels/services-carousels';
import { WhyChooseUs } from './why-choose-us';
import { WorkflowCarousel } from './workflow-carousel/workflow-carousel';

type LandingPageProps = {
  /** The operator's 3D scene, if there is one. */
  sceneUrl?: string;
  /** Whether strangers read it, in which case it must not show samples. */
  isPublic: boolean;
};

/** The landing page, section by section (R19). */
export function LandingPage({ sceneUrl, isPublic }: LandingPageProps) {
  return (
    <>
      <ParticleBackground />
      <LandingHeader />
      <main id="main" tabIndex={-1} className={`overflow-x-clip outline-none ${styles.page}`}>
        <Hero sceneUrl={sceneUrl} />
        <WhyChooseUs />
        <CanIWorkWithYou />
        <DestinyShifter />
        <ServicesCarousels />
        <About isPublic={isPublic} />
        <WorkflowCarousel />
        <FaqSection />
        <PageStages />
      </main>
    </>
  );
}
