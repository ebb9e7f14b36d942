// French is in the first chunk; every other text has its own.
import { inFrench } from '@gabarit/i18n'
import common from '@gabarit/i18n/locales/fr/common.json'
import home from '@gabarit/i18n/locales/fr/home.json'

export const frenchTexts = inFrench({ common, home })
