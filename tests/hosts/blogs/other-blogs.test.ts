import { programs } from './make-blog.js';
import { testPostsOf } from './posts.js';

testPostsOf(programs.slice(1));
