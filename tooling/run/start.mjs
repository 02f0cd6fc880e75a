console.log(`There is nothing to start yet: so far Jejak is a command line.

  npm run grade                    grades the example class
  npm run -s jejak -- --help       lists the commands

Still to come: the playground in the browser, and the web server for staff and students.`);
