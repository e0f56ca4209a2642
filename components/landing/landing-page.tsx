import { Footer } from '../layout/footer';
import { About } from './about/about';
import { CanIWorkWithYou } from './can-i-work-with-you';
import { DestinyShifter } from './destiny-shifter/destiny-shifter';
import { Hero } from './hero/hero';
import { Questions } from './questions';
import { WhyChooseUs } from './why-choose-us';

/** The landing page, section by section (part 1, section 2). */
export function LandingPage() {
  return (
    <>
      <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
        <Hero />
        <WhyChooseUs />
        <CanIWorkWithYou />
        <DestinyShifter />
        <About />
        <Questions />
      </main>
      <Footer home />
    </>
  );
}
