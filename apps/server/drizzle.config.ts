// `npx drizzle-kit generate` in apps/server writes the next migration from the tables of the features.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
	dialect: 'postgresql',
	schema: './src/features/**/*-table.ts',
	out: './src/db/migrations',
	casing: 'snake_case',
})
