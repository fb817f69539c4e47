import { a } from '../fields.ts'
import { m } from 'framer-motion'
import { motion } from 'framer-motion'
import * as y from 'zod/mini'
import * as mm from 'framer-motion/m'
import { b } from '#src/api/index.ts'
import { c } from '#src/contract/fields.ts'
import { d } from './q'
import { d2 } from './q.ts'
import { e } from '#mocks/x/y.ts'
import x from 'zod'

console.log(a, b, c, d, e, m, motion, x, d2)
