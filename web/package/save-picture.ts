// `positional-encoding-tour/save-picture`: "Save picture" for figures that are imported one by one.
import { offerPictures } from './offer-pictures.js';

offerPictures();
