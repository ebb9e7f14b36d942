#!/usr/bin/env node
// npx gabarit: a launcher that any Node from 20 on can run; the program is apps/server/src/cli.
import { join } from 'node:path'
import { become, install, root } from './lib/prepare.mjs'

install()
become([join(root, 'apps', 'server', 'src', 'cli', 'main.ts'), ...process.argv.slice(2)])
