import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { lightContract } from '../../scripts/vite/light-contract.ts'
import { oneWayChunks } from './one-way-chunks.ts'

const api = process.env['GABARIT_API'] ?? 'http://localhost:3000'

/** The engine below its kinds: these folders import nothing else. The stored forms bring zod, and come later. */
const belowTheKinds =
	/[\\/]packages[\\/]engine[\\/]src[\\/]((constants|catalogue|create-issue|issue)\.ts|(furniture|room|run)[\\/](?!fields|lengths|choices))/

const whatKeepsADesign =
	/[\\/]configurator[\\/]src[\\/](lib[\\/](kind-at-hand|later|server[\\/]until-online)|session[\\/](session-store|view-store|measured|history|saved[\\/](kept-|read-|design-code|autosave|entry)))|[\\/]zustand[\\/]/

export default defineConfig({
	plugins: [
		react(),
		lightContract(({ backOffice: _backOffice, ...buyers }) => buyers),
		oneWayChunks(),
	],
	resolve: {
		dedupe: ['react', 'react-dom', 'three', 'i18next', 'react-i18next'],
		// The engine's kinds come one by one (ADR 24).
		conditions: ['gabarit-by-need', ...defaultClientConditions],
	},
	// The named widths of @gabarit/ui/media.css are custom media.
	css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
	build: {
		target: 'es2022',
		assetsInlineLimit: 2048,
		// The stage with three.js, the one large chunk, comes after the page.
		chunkSizeWarningLimit: 1200,
		rolldownOptions: {
			// Our packages only declare: what a page does not use of them stays out of its chunks.
			treeshake: {
				moduleSideEffects: [{ test: /[\\/]packages[\\/].*\.tsx?$/, sideEffects: false }],
				// A schema that nothing reads stays out, too.
				manualPureFunctions: ['z'],
			},
			// What every page loads is one file: many small ones compress worse, and each is a request.
			output: {
				codeSplitting: {
					groups: [
						{
							name: 'frame',
							test: /[\\/]node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|clsx|@tanstack|@orpc)[\\/]/,
						},
						{
							name: 'engine',
							test: belowTheKinds,
							includeDependenciesRecursively: false,
						},
						{ name: 'session', test: whatKeepsADesign, includeDependenciesRecursively: false },
					],
				},
			},
			// The first French texts are in the first chunk on purpose, and in load-texts with all others.
			checks: { ineffectiveDynamicImport: false },
		},
	},
	server: {
		port: Number(process.env['WEB_PORT'] ?? 3140),
		strictPort: true,
		// The tenant is found by the host, so the host goes on to the server as it came.
		proxy: {
			'/api': { target: api, changeOrigin: false },
			'/locales': { target: api, changeOrigin: false },
		},
	},
})
