import { journey } from '../../art/motion';

/** What leaves the display comes to lie at a player's. */
export const [send, receive] = journey();
