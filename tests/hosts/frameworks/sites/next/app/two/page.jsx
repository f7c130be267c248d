import Link from 'next/link';

import { Figures } from '../figures.jsx';

export default function Page() {
  return (
    <Figures>
      <Link href="/">Back</Link>
      <pe-clock position="3" running="false">
        A caption.
      </pe-clock>
    </Figures>
  );
}
