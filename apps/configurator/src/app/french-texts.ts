// French is there from the first moment; every other text comes in its own chunk.
import common from '@gabarit/i18n/locales/fr/common.json'
import connexion from '@gabarit/i18n/locales/fr/connexion.json'
import home from '@gabarit/i18n/locales/fr/home.json'

/** The texts of the first pages. */
export const frenchTexts = { common, connexion, home }
