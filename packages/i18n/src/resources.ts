import enAtHome from '../locales/en/at-home.json' with { type: 'json' }
import enAudit from '../locales/en/audit.json' with { type: 'json' }
import enBackOffice from '../locales/en/back-office.json' with { type: 'json' }
import enChoices from '../locales/en/choices.json' with { type: 'json' }
import enCli from '../locales/en/cli.json' with { type: 'json' }
import enCommon from '../locales/en/common.json' with { type: 'json' }
import enConfigurator from '../locales/en/configurator.json' with { type: 'json' }
import enConnexion from '../locales/en/connexion.json' with { type: 'json' }
import enCustomer from '../locales/en/customer.json' with { type: 'json' }
import enDesigns from '../locales/en/designs.json' with { type: 'json' }
import enEnd from '../locales/en/end.json' with { type: 'json' }
import enErrors from '../locales/en/errors.json' with { type: 'json' }
import enFigures from '../locales/en/figures.json' with { type: 'json' }
import enHabits from '../locales/en/habits.json' with { type: 'json' }
import enHome from '../locales/en/home.json' with { type: 'json' }
import enImports from '../locales/en/imports.json' with { type: 'json' }
import enIssues from '../locales/en/issues.json' with { type: 'json' }
import enKinds from '../locales/en/kinds.json' with { type: 'json' }
import enLegal from '../locales/en/legal.json' with { type: 'json' }
import enMail from '../locales/en/mail.json' with { type: 'json' }
import enPaper from '../locales/en/paper.json' with { type: 'json' }
import enPapers from '../locales/en/papers.json' with { type: 'json' }
import enPeople from '../locales/en/people.json' with { type: 'json' }
import enPitfalls from '../locales/en/pitfalls.json' with { type: 'json' }
import enPlan from '../locales/en/plan.json' with { type: 'json' }
import enPrice from '../locales/en/price.json' with { type: 'json' }
import enShop from '../locales/en/shop.json' with { type: 'json' }
import enSupply from '../locales/en/supply.json' with { type: 'json' }
import enTechnical from '../locales/en/technical.json' with { type: 'json' }
import frAtHome from '../locales/fr/at-home.json' with { type: 'json' }
import frAudit from '../locales/fr/audit.json' with { type: 'json' }
import frBackOffice from '../locales/fr/back-office.json' with { type: 'json' }
import frChoices from '../locales/fr/choices.json' with { type: 'json' }
import frCli from '../locales/fr/cli.json' with { type: 'json' }
import frCommon from '../locales/fr/common.json' with { type: 'json' }
import frConfigurator from '../locales/fr/configurator.json' with { type: 'json' }
import frConnexion from '../locales/fr/connexion.json' with { type: 'json' }
import frCustomer from '../locales/fr/customer.json' with { type: 'json' }
import frDesigns from '../locales/fr/designs.json' with { type: 'json' }
import frEnd from '../locales/fr/end.json' with { type: 'json' }
import frErrors from '../locales/fr/errors.json' with { type: 'json' }
import frFigures from '../locales/fr/figures.json' with { type: 'json' }
import frHabits from '../locales/fr/habits.json' with { type: 'json' }
import frHome from '../locales/fr/home.json' with { type: 'json' }
import frImports from '../locales/fr/imports.json' with { type: 'json' }
import frIssues from '../locales/fr/issues.json' with { type: 'json' }
import frKinds from '../locales/fr/kinds.json' with { type: 'json' }
import frLegal from '../locales/fr/legal.json' with { type: 'json' }
import frMail from '../locales/fr/mail.json' with { type: 'json' }
import frPaper from '../locales/fr/paper.json' with { type: 'json' }
import frPapers from '../locales/fr/papers.json' with { type: 'json' }
import frPeople from '../locales/fr/people.json' with { type: 'json' }
import frPitfalls from '../locales/fr/pitfalls.json' with { type: 'json' }
import frPlan from '../locales/fr/plan.json' with { type: 'json' }
import frPrice from '../locales/fr/price.json' with { type: 'json' }
import frShop from '../locales/fr/shop.json' with { type: 'json' }
import frSupply from '../locales/fr/supply.json' with { type: 'json' }
import frTechnical from '../locales/fr/technical.json' with { type: 'json' }
import nlAtHome from '../locales/nl/at-home.json' with { type: 'json' }
import nlAudit from '../locales/nl/audit.json' with { type: 'json' }
import nlBackOffice from '../locales/nl/back-office.json' with { type: 'json' }
import nlChoices from '../locales/nl/choices.json' with { type: 'json' }
import nlCli from '../locales/nl/cli.json' with { type: 'json' }
import nlCommon from '../locales/nl/common.json' with { type: 'json' }
import nlConfigurator from '../locales/nl/configurator.json' with { type: 'json' }
import nlConnexion from '../locales/nl/connexion.json' with { type: 'json' }
import nlCustomer from '../locales/nl/customer.json' with { type: 'json' }
import nlDesigns from '../locales/nl/designs.json' with { type: 'json' }
import nlEnd from '../locales/nl/end.json' with { type: 'json' }
import nlErrors from '../locales/nl/errors.json' with { type: 'json' }
import nlFigures from '../locales/nl/figures.json' with { type: 'json' }
import nlHabits from '../locales/nl/habits.json' with { type: 'json' }
import nlHome from '../locales/nl/home.json' with { type: 'json' }
import nlImports from '../locales/nl/imports.json' with { type: 'json' }
import nlIssues from '../locales/nl/issues.json' with { type: 'json' }
import nlKinds from '../locales/nl/kinds.json' with { type: 'json' }
import nlLegal from '../locales/nl/legal.json' with { type: 'json' }
import nlMail from '../locales/nl/mail.json' with { type: 'json' }
import nlPaper from '../locales/nl/paper.json' with { type: 'json' }
import nlPapers from '../locales/nl/papers.json' with { type: 'json' }
import nlPeople from '../locales/nl/people.json' with { type: 'json' }
import nlPitfalls from '../locales/nl/pitfalls.json' with { type: 'json' }
import nlPlan from '../locales/nl/plan.json' with { type: 'json' }
import nlPrice from '../locales/nl/price.json' with { type: 'json' }
import nlShop from '../locales/nl/shop.json' with { type: 'json' }
import nlSupply from '../locales/nl/supply.json' with { type: 'json' }
import nlTechnical from '../locales/nl/technical.json' with { type: 'json' }
import { inFrench } from './french-spaces.ts'

/** For the server and the command line; the web loads namespaces one by one. */
export const resources = {
	fr: inFrench({
		common: frCommon,
		home: frHome,
		connexion: frConnexion,
		legal: frLegal,
		configurator: frConfigurator,
		kinds: frKinds,
		end: frEnd,
		'at-home': frAtHome,
		pitfalls: frPitfalls,
		customer: frCustomer,
		'back-office': frBackOffice,
		supply: frSupply,
		audit: frAudit,
		people: frPeople,
		shop: frShop,
		technical: frTechnical,
		papers: frPapers,
		figures: frFigures,
		designs: frDesigns,
		choices: frChoices,
		habits: frHabits,
		errors: frErrors,
		issues: frIssues,
		price: frPrice,
		plan: frPlan,
		mail: frMail,
		cli: frCli,
		imports: frImports,
		paper: frPaper,
	}),
	nl: {
		common: nlCommon,
		home: nlHome,
		connexion: nlConnexion,
		legal: nlLegal,
		configurator: nlConfigurator,
		kinds: nlKinds,
		end: nlEnd,
		'at-home': nlAtHome,
		pitfalls: nlPitfalls,
		customer: nlCustomer,
		'back-office': nlBackOffice,
		supply: nlSupply,
		audit: nlAudit,
		people: nlPeople,
		shop: nlShop,
		technical: nlTechnical,
		papers: nlPapers,
		figures: nlFigures,
		designs: nlDesigns,
		choices: nlChoices,
		habits: nlHabits,
		errors: nlErrors,
		issues: nlIssues,
		price: nlPrice,
		plan: nlPlan,
		mail: nlMail,
		cli: nlCli,
		imports: nlImports,
		paper: nlPaper,
	},
	en: {
		common: enCommon,
		home: enHome,
		connexion: enConnexion,
		legal: enLegal,
		configurator: enConfigurator,
		kinds: enKinds,
		end: enEnd,
		'at-home': enAtHome,
		pitfalls: enPitfalls,
		customer: enCustomer,
		'back-office': enBackOffice,
		supply: enSupply,
		audit: enAudit,
		people: enPeople,
		shop: enShop,
		technical: enTechnical,
		papers: enPapers,
		figures: enFigures,
		designs: enDesigns,
		choices: enChoices,
		habits: enHabits,
		errors: enErrors,
		issues: enIssues,
		price: enPrice,
		plan: enPlan,
		mail: enMail,
		cli: enCli,
		imports: enImports,
		paper: enPaper,
	},
}
