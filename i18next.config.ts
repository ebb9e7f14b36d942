// npm run texts: what is translated, and what is not (i18next-cli status).
import { defineConfig } from 'i18next-cli'

export default defineConfig({
	locales: ['fr', 'nl', 'en'],
	extract: {
		input: ['apps/*/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'],
		output: 'packages/i18n/locales/{{language}}/{{namespace}}.json',
		primaryLanguage: 'fr',
		defaultNS: 'common',
		removeUnusedKeys: false,
	},
})
