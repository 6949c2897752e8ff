import { benchBytes } from './bytes';
import { benchPainting } from './painting';
import { benchServing } from './serving';

benchBytes();
await benchPainting();
await benchServing();
