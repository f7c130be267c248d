import Link from 'next/link';
import { Core } from 'positional-encoding-tour/core';

import { Figures } from './figures.jsx';

export const dynamic = 'force-dynamic';

/** A server component: the number is computed on the server, for each request. */
export default async function Page() {
  const core = await Core.load();
  const { dot } = core.compare({ position: 3, other: 5, dimensions: 8, base: 1e4 });
  return (
    <Figures>
      <Link href="/two">Another page</Link>
      <output>{dot}</output>
      <pe-clock position="5" dimensions="8">
        A caption.
      </pe-clock>
      <pe-rope></pe-rope>
      <pe-cliff trials="10"></pe-cliff>
      <p style={{ height: 3000 }}></p>
      <pe-exercise exercise="write-encode"></pe-exercise>
    </Figures>
  );
}
